/** Settings that only the build reads. Some contain folder paths of the build machine. */
const buildOnly = new Set(['presets', 'plugins', 'themes', 'clientModules', 'customFields', 'headTags', 'ssrTemplate']);

/** Removes the build-only settings from the site configuration that browsers load. */
module.exports = function browserConfigLoader(source) {
  return source.replace(/export default (\{[\s\S]*\});?\s*$/, (_, config) => {
    const trimmed = JSON.stringify(JSON.parse(config), (key, value) => (buildOnly.has(key) ? undefined : value));
    return `export default ${trimmed};`;
  });
};
