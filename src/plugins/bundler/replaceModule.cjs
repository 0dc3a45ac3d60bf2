/** Replaces a module with a re-export of the module `by`. If `by` is empty, the module becomes empty. */
module.exports = function replaceModule() {
  const { by } = this.getOptions();
  return by && `export { default } from ${JSON.stringify(by)};`;
};
