/** Replaces a module with a re-export of the module `by`, or with an empty module if `by` is empty. */
module.exports = function replaceModule() {
  const { by } = this.getOptions();
  return by && `export { default } from ${JSON.stringify(by)};`;
};
