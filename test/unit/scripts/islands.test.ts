import { Linter } from 'eslint';
import { islands } from '../../../scripts/lint/islands.mjs';

test('the rule reports a hook with its line and advice', () => {
  const messages = new Linter().verify('const doc = useDoc();\nconst [count] = useState(0);', {
    plugins: { local: { rules: { islands: islands as never } } },
    rules: { 'local/islands': 'error' },
  });
  expect(messages.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '2: useState works only in an island: move the component to src/islands/<Name>/index.tsx, see CONTRIBUTING.md',
  ]);
});
