import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import charts from '@generated/figures/default/charts.json';
import figures from '@generated/figures/default/figures.json';
import Chart from './Chart';
import Drawing from './Drawing';
import NumbersTable from './NumbersTable';
import { text } from './text';

const { title, chart, description, caption, list, columns } = text.changes;
const rows = figures.flatMap(({ version, changes }) =>
  changes ? [{ version, ...changes, total: changes.added + changes.changed + changes.removed }] : [],
);
const most = rows.reduce((a, b) => (b.total > a.total ? b : a));

/** What each version did to the API of the version before it. */
export default function ChangesChart(): ReactNode {
  return (
    <Chart
      id="api-changes"
      title={title}
      description={description(most.version, most.total)}
      caption={
        <>
          {caption} <Link to="/versions">{list}</Link>.
        </>
      }
      table={
        <NumbersTable
          labelledBy="api-changes"
          columns={[text.version, ...Object.values(columns)]}
          rows={rows.map(({ version, against, added, changed, removed }) => [
            <Link key="version" to={`/versions/${version}`}>
              {version}
            </Link>,
            ...[against, added, changed, removed],
          ])}
        />
      }
    >
      <Drawing drawing={charts.changes} label={chart} />
    </Chart>
  );
}
