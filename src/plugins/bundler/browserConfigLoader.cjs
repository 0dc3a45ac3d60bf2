/** Settings that only the build reads. Some of them contain folder paths from the build machine. */
const buildOnly = new Set(['presets', 'plugins', 'themes', 'clientModules', 'customFields', 'headTags', 'ssrTemplate']);

/** Removes build-only settings from the site configuration that browsers load. */
module.exports = function browserConfigLoader(source) {
  return source.replace(/export default (\{[\s\S]*\});?\s*$/, (_, config) => {
    const trimmed = JSON.stringify(JSON.parse(config), (key, value) => (buildOnly.has(key) ? undefined : value));
    return `export default ${trimmed};`;
  });
};
