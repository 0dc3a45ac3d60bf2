/** Settings that only the build reads. Some of them name folders of the machine that builds the site. */
const buildOnly = new Set(['presets', 'plugins', 'themes', 'clientModules', 'customFields', 'headTags', 'ssrTemplate']);

/** A loader that removes the settings above from the site configuration that browsers load. */
module.exports = function browserConfigLoader(source) {
  return source.replace(/export default (\{[\s\S]*\});?\s*$/, (_, config) => {
    const trimmed = JSON.stringify(JSON.parse(config), (key, value) => (buildOnly.has(key) ? undefined : value));
    return `export default ${trimmed};`;
  });
};
