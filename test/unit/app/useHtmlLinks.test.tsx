/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { useHtmlLinks } from '../../../src/app/useHtmlLinks';

jest.mock('@generated/routes', () => [{ path: '/docs' }, { path: '/', exact: true }, { path: '*' }], { virtual: true });
jest.mock('@docusaurus/router', () => jest.requireActual<object>('react-router-dom'), { virtual: true });

const FollowsLinks = ({ children }: { children: ReactNode }): ReactNode => {
  useHtmlLinks();
  return children;
};

/** Where the application is after a press on a link from its home page; undefined if the press is left to the browser. */
function follow(href: string): string | undefined {
  const history = createMemoryHistory();
  const open = jest.fn((event: MouseEvent) => event.preventDefault());
  window.addEventListener('click', (event) => event.defaultPrevented || open(event), { once: true });
  render(
    <Router history={history}>
      <FollowsLinks>
        <a href={href}>there</a>
      </FollowsLinks>
    </Router>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'there' }));
  return open.mock.calls.length > 0 ? undefined : history.location.pathname + history.location.search;
}

test.each([
  ['of a page', '/docs/intro?from=here', '/docs/intro?from=here'],
  ['with an encoded space', '/docs/a%20page', '/docs/a page'],
  ['to nothing of the application', '/sitemap.xml', undefined],
  ['with a broken percent sign, which no page can have', '/docs/100%', undefined],
  ['with half of a letter', '/docs/%E0%A4%A', undefined],
])('a link %s leads there, inside of the application where that can', (_what, href, place) => {
  const failed = jest.fn();
  window.addEventListener('error', failed, { once: true });
  expect(follow(href)).toBe(place);
  expect(failed).not.toHaveBeenCalled();
});
