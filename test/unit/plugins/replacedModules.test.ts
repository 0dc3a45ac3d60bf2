import { requireHash } from '../../../src/plugins/bundler/replacedModules';

test('a changed module is refused with its hash and the file to edit', () => {
  const hash = '2cf24dba5fb0';
  expect(() => requireHash('core/preload.js', 'hello', hash)).not.toThrow();
  expect(() => requireHash('core/preload.js', 'hello!', hash)).toThrow(
    /^core\/preload\.js has the hash ce06092fb948 instead of 2cf24dba5fb0.*src\/plugins\/bundler\/replacedModules\.ts\.$/,
  );
});
