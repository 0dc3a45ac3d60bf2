/** A loader that takes a text out of a module, and throws when the module no longer has it. */
module.exports = function removeText(source) {
  const { text } = this.getOptions();
  if (!source.includes(text)) throw new Error(`${this.resourcePath} no longer has ${text}`);
  return source.replace(text, '');
};
