/** What of the site's configuration is of the build alone; some of it names the folder where the site is built. */
const ofTheBuild = new Set([
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'customFields',
  'headTags',
  'ssrTemplate',
]);

/** A loader that takes out of the site's configuration what no browser reads. */
module.exports = function browserConfigLoader(source) {
  return source.replace(/export default (\{[\s\S]*\});?\s*$/, (_, config) => {
    const kept = JSON.stringify(JSON.parse(config), (key, value) => (ofTheBuild.has(key) ? undefined : value));
    return `export default ${kept};`;
  });
};
