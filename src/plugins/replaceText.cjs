/** A loader that writes `by` in the place of `text`, and throws when the module does not have it. */
module.exports = function replaceText(source) {
  const { text, by } = this.getOptions();
  if (!source.includes(text)) throw new Error(`${this.resourcePath} no longer has ${text}`);
  return source.replace(text, by);
};
