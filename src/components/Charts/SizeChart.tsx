import type { ReactNode } from 'react';
import charts from '@generated/figures/default/charts.json';
import figures from '@generated/figures/default/figures.json';
import Chart from './Chart';
import NumbersTable from './NumbersTable';
import Panels from './Panels';
import { text } from './text';

const { title, description, caption, panels, columns } = text.size;
const keys = ['symbols', 'exported', 'members', 'events'] as const;

/** How large the API of each version is. */
export default function SizeChart(): ReactNode {
  return (
    <Chart
      id="api-size"
      title={title}
      description={description(figures[figures.length - 1], figures[0])}
      caption={caption}
      table={
        <NumbersTable
          labelledBy="api-size"
          columns={[text.version, ...keys.map((key) => columns[key])]}
          rows={figures.map((row) => [row.version, ...keys.map((key) => row[key])])}
        />
      }
    >
      <Panels
        panels={(['symbols', 'members', 'events'] as const).map((key) => ({ name: panels[key], drawing: charts[key] }))}
      />
    </Chart>
  );
}
