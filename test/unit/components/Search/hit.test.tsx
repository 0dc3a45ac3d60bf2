/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import SearchHit from '../../../../src/components/Search/Hit';

const textOf = (hit: { kind?: string | null; owner?: string | null; version?: string | null }): string | null =>
  render(<SearchHit {...hit} />).container.textContent;

test.each([
  [{ kind: 'class' }, 'Class'],
  [{ kind: 'method', owner: 'Manager' }, 'Method of Manager'],
  [{ kind: 'enum member', owner: 'LoadTypes' }, 'Enum member of LoadTypes'],
  [{ kind: 'constructor', owner: 'Player' }, 'Constructor of Player'],
  [{ kind: 'property', owner: 'Node', version: '2.7.5' }, 'Property of Node · v2.7.5'],
  [{ kind: 'interface', owner: null, version: '2.8.0' }, 'Interface · v2.8.0'],
])('%j reads: %s', (hit, line) => {
  expect(textOf(hit)).toBe(line);
});

test('what is no part of the API has no line', () => {
  expect(textOf({ kind: null, owner: 'Manager', version: '2.8.7' })).toBe('');
  expect(textOf({})).toBe('');
});

test('a kind that the site does not know has no line, not even the name of something that every object has', () => {
  expect(textOf({ kind: 'widget', owner: 'Manager' })).toBe('');
  expect(textOf({ kind: 'toString' })).toBe('');
});

test('an owner is text, whatever it holds', () => {
  const { container } = render(<SearchHit kind="method" owner="<img src=x onerror=alert(1)>" />);
  expect(container).toHaveTextContent('Method of <img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
});
