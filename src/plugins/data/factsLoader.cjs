/** Returns a page unchanged, and registers the facts in `folder` as a dependency of the page. */
module.exports = function factsLoader(source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
