import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createIsland } from '../../../src/islands/runtime/createIsland';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/docs/intro' }) }), { virtual: true });

const Names = ({ names }: { names?: unknown }): ReactNode => createElement('i', null, JSON.stringify(names));
const Island = createIsland<{ names?: unknown }>('Names', (props) => renderToString(createElement(Names, props)));

test('createIsland renders the markup and the props of an island', () => {
  const names = { first: ['a', null, 1.5], isLast: true };
  expect(renderToStaticMarkup(<Island names={names} />)).toBe(
    `<react-island data-island="Names" data-props="${JSON.stringify({ names }).replaceAll('"', '&quot;')}">` +
      `<i>${JSON.stringify(names).replaceAll('"', '&quot;')}</i></react-island>`,
  );
  expect(renderToStaticMarkup(<Island names={undefined} />)).toContain('data-props="{}"');
});

test.each([
  ['a function', () => undefined],
  ['a Date', new Date(0)],
  ['a Map', { of: new Map() }],
  ['a React element', <b key="b" />],
  ['a symbol', Symbol('a')],
  ['undefined', [undefined]],
  ['NaN', [{ size: NaN }]],
])('createIsland refuses %s as a prop', (problem, names) => {
  expect(() => renderToStaticMarkup(<Island names={names} />)).toThrow(
    `/docs/intro: the prop "names" of the island Names is ${problem}. Pass only values that JSON can represent.`,
  );
});
