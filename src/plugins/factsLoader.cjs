const { join } = require('node:path');

/** A loader that changes nothing: it tells the bundler that a page is made of the facts too. */
module.exports = function factsLoader(source) {
  this.addContextDependency(join(__dirname, '../api/facts'));
  return source;
};
