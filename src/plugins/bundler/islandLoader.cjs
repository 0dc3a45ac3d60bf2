/** Replaces an island with the component from `createIsland`. Only the server bundle contains and renders the island. */
module.exports = function islandLoader() {
  const { isServer } = this.getOptions();
  const [, name] = /(\w+)[\\/]index\.tsx$/.exec(this.resourcePath);
  const renderer = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Component from ${JSON.stringify(this.resourcePath)};
const render = (props) => {
  try { return renderToString(createElement(Component, props)); }
  catch (error) { throw Object.assign(error, { stack: 'src/islands/${name}: ' + error.stack.split(/\\n/, 3).join('; ') }); }
};`;
  return `${isServer ? renderer : 'const render = undefined;'}
import { createIsland } from '@site/src/islands/runtime/createIsland';
export default createIsland('${name}', render);`;
};
