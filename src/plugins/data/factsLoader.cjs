/** Registers the facts in `folder` as a dependency of a page. */
module.exports = function factsLoader(source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
