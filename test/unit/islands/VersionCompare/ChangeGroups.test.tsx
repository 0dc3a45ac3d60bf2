/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import ChangeGroups from '../../../../src/islands/VersionCompare/ChangeGroups';
import { comparisonOf } from '../../features/versions/comparisonOf';

test('the comparison opens the first group with a breaking change and closes the others', () => {
  const { groups, from, to } = comparisonOf('2.8.2', '2.8.4');
  const safe = groups.find(({ changes }) => changes.every(({ breaking }) => !breaking))!;
  const others = groups.filter((group) => group !== safe);
  const { container } = render(
    <ChangeGroups groups={[safe, ...others]} from={from} to={to} isOpen={false}>
      {null}
    </ChangeGroups>,
  );
  const open = [...container.querySelectorAll('details')].map((group) => group.open);
  expect(open).toEqual([false, true, ...others.slice(1).map(() => false)]);
});
