import type { ReactNode } from 'react';
import charts from '@generated/figures/default/charts.json';
import figures from '@generated/figures/default/figures.json';
import Chart from './Chart';
import NumbersTable from './NumbersTable';
import Panels from './Panels';
import { text } from './text';

const { title, description, caption, panels } = text.words;

/** How much of each version is written about, and how many samples show it. */
export default function WordsChart(): ReactNode {
  return (
    <Chart
      id="pages"
      title={title}
      description={description(figures[0])}
      caption={caption}
      table={
        <NumbersTable
          labelledBy="pages"
          columns={[text.version, panels.pages, panels.samples]}
          rows={figures.map(({ version, pages, samples }) => [version, pages, samples])}
        />
      }
    >
      <Panels
        panels={[
          { name: panels.pages, drawing: charts.pages },
          { name: panels.samples, drawing: charts.samples },
        ]}
      />
    </Chart>
  );
}
