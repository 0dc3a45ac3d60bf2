const { runInThisContext } = require('node:vm');

/** Loads TypeScript outside of Jest's sandbox. It then runs faster, and test files of the same worker share it. */
module.exports = runInThisContext('process').mainModule.require('typescript');
