/** Makes a page depend on the facts in `folder`. */
module.exports = function factsLoader(source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
