/** A loader that changes nothing: it tells the bundler that a page is made of the facts in `folder` too. */
module.exports = function factsLoader(source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
