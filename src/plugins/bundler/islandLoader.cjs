/** Replaces an island, which only the server bundle contains, by the component that `createIsland` returns. */
module.exports = function islandLoader() {
  const { isServer } = this.getOptions();
  const [, name] = /(\w+)[\\/]index\.tsx$/.exec(this.resourcePath);
  const renderer = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Component from ${JSON.stringify(this.resourcePath)};
const render = (props) => renderToString(createElement(Component, props));`;
  return `${isServer ? renderer : 'const render = undefined;'}
import { createIsland } from '@site/src/islands/runtime/createIsland';
export default createIsland('${name}', render);`;
};
