/** Some of these settings contain folder paths from the build machine. */
const buildOnly = new Set(['presets', 'plugins', 'themes', 'clientModules', 'customFields', 'headTags', 'ssrTemplate']);

/** Removes build-only settings from the site configuration that browsers load. */
module.exports = function browserConfigLoader(source) {
  const [, config] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (!config)
    throw new Error('browserConfigLoader.cjs does not know the format of the generated docusaurus.config.mjs.');
  const trimmed = JSON.stringify(JSON.parse(config), (key, value) => (buildOnly.has(key) ? undefined : value));
  return `export default ${trimmed};`;
};
