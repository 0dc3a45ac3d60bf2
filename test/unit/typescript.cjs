const { runInThisContext } = require('node:vm');

/** Loads TypeScript outside Jest's sandbox, so that it runs faster and all test files of a worker share it. */
module.exports = runInThisContext('process').mainModule.require('typescript');
