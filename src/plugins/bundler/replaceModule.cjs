/** A loader that re-exports the module `by` instead of the module it is given, or nothing if `by` is empty. */
module.exports = function replaceModule() {
  const { by } = this.getOptions();
  return by && `export { default } from ${JSON.stringify(by)};`;
};
