import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import charts from '@generated/figures/default/charts.json';
import { releases, type Release } from '@site/src/config/releases';
import { mainPath } from '@site/src/config/versions';
import { dateText } from '../../lib/dateText';
import Chart from './Chart';
import Drawing from './Drawing';
import NumbersTable from './NumbersTable';
import styles from './styles.module.css';
import { text } from './text';

const { title, chart, description, documented, other, caption, columns, none } = text.releases;
const [first, last] = [releases[0], releases[releases.length - 1]];
const count = releases.filter((release) => release.documented).length;

/** How the releases of the library came one after another. */
export default function ReleasesChart(): ReactNode {
  return (
    <Chart
      id="releases"
      title={title}
      description={description(releases.length, count, dateText(first.released), dateText(last.released))}
      caption={caption}
      table={
        <NumbersTable
          labelledBy="releases"
          columns={Object.values(columns)}
          rows={[...releases].reverse().map(rowOf)}
        />
      }
    >
      <p className={styles.legend}>
        <span className={styles.documented}>{documented}</span> <span className={styles.other}>{other}</span>
      </p>
      <Drawing drawing={charts.releases} label={chart} />
    </Chart>
  );
}

function rowOf({ name, released, documented: version }: Release): [ReactNode, ReactNode, ReactNode] {
  return [
    name,
    <time key="released" dateTime={released}>
      {dateText(released)}
    </time>,
    version ? (
      <Link key="documented" to={mainPath(version)}>
        {version.version}
      </Link>
    ) : (
      none
    ),
  ];
}
