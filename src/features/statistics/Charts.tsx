import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import charts from '@generated/site-data/default/charts.json';
import figures from '@generated/site-data/default/figures.json';
import { releases } from '@site/src/config/releases';
import { mainPath } from '@site/src/config/versions';
import type { VersionFigures } from '@site/src/features/statistics/figures';
import Heading from '@theme/Heading';
import { dateText } from '../../lib/dateText';
import Drawing from './Drawing';
import NumbersTable, { type NumbersRow } from './NumbersTable';
import styles from './styles.module.css';

const [newest, oldest] = [figures[0], figures[figures.length - 1]];
const days = releases.map(({ released }) => dateText(released));
const documented = releases.filter((release) => release.documented).length;
const changes = figures.flatMap(({ version, changes: counts }) => (counts ? [{ version, ...counts }] : []));
const totals = changes.map(({ added, changed, removed }) => added + changed + removed);
const most = Math.max(...totals);

const events =
  new Set(figures.map((row) => row.events)).size === 1
    ? `The manager emits the same ${newest.events} events in all ${figures.length} versions.`
    : `The manager emitted ${oldest.events} events then and emits ${newest.events} now.`;

const rowsOf = (...keys: Exclude<keyof VersionFigures, 'changes'>[]): NumbersRow[] =>
  figures.map((row) => keys.map((key) => row[key]));

/** Shows charts about Magmastream and its documentation. The build draws the charts. */
export default function Charts(): ReactNode {
  return (
    <div className={styles.charts}>
      <Chart
        id="releases"
        title="Releases over time"
        description={`Magmastream had ${releases.length} releases from ${days[0]} to ${days.at(-1)}. This site documents ${documented} of them.`}
        caption="The list contains the tags of Magmastream’s repository up to the current version, with their dates. It omits pre-releases and published versions without a tag."
        columns={['Release', 'Date', 'Documentation']}
        rows={releases
          .map(({ name, released, documented: version }, index) => [
            name,
            <time dateTime={released}>{days[index]}</time>,
            version ? <Link to={mainPath(version)}>{version.version}</Link> : 'none',
          ])
          .reverse()}
      >
        <p className={styles.legend}>
          <span className={styles.documented}>documented here</span> <span>other releases</span>
        </p>
        <Drawing drawing={charts.releases} label="Number of releases since the first one, over time" />
      </Chart>
      <Chart
        id="api-size"
        title="Size of the API"
        description={`From ${oldest.version} to ${newest.version} the API grew from ${oldest.symbols} to ${newest.symbols} symbols, and from ${oldest.members} to ${newest.members} members. ${events}`}
        caption="Symbols are classes, interfaces, enums, type aliases and constants. Members are the properties, methods and enum entries of these symbols, except private ones. Events are the manager’s events."
        columns={['Version', 'Symbols', 'Exported', 'Members', 'Events']}
        rows={rowsOf('version', 'symbols', 'exported', 'members', 'events')}
      >
        <Panels names={{ symbols: 'Symbols', members: 'Members' }} />
      </Chart>
      <Chart
        id="api-changes"
        title="Changes from version to version"
        description={`The chart compares each version’s API with the previous version’s API. ${changes[totals.indexOf(most)].version} changed the most: ${most} symbols, members and events.`}
        caption={
          <>
            If a symbol was added or removed, its members are not counted separately. A renamed item counts as changed.{' '}
            <Link to="/versions">See all changes</Link>.
          </>
        }
        columns={['Version', 'Before', 'Added', 'Changed', 'Removed']}
        rows={changes.map(({ version, against, added, changed, removed }) => [
          <Link to={`/versions/${version}`}>{version}</Link>,
          ...[against, added, changed, removed],
        ])}
      >
        <Drawing drawing={charts.changes} label="Added, changed and removed in each version" />
      </Chart>
      <Chart
        id="pages"
        title="Pages and samples"
        description={`The documentation of ${newest.version} has ${newest.pages} pages with ${newest.samples} code samples.`}
        caption="Every TypeScript and JavaScript sample is compiled against the API of its version before it is published."
        columns={['Version', 'Pages', 'Samples']}
        rows={rowsOf('version', 'pages', 'samples')}
      >
        <Panels names={{ pages: 'Pages', samples: 'Samples' }} />
      </Chart>
    </div>
  );
}

interface ChartProps {
  id: string;
  title: string;
  description: string;
  caption: ReactNode;
  columns: string[];
  rows: NumbersRow[];
  children: ReactNode;
}

function Chart({ id, title, description, caption, columns, rows, children }: ChartProps): ReactNode {
  return (
    <section className={`card ${styles.chart}`} aria-labelledby={id}>
      <Heading as="h3" id={id}>
        {title}
      </Heading>
      <p className="margin-bottom--md">{description}</p>
      <figure className="margin--none" aria-labelledby={id}>
        {children}
        <figcaption className="secondary">{caption}</figcaption>
      </figure>
      <NumbersTable labelledBy={id} columns={columns} rows={rows} />
    </section>
  );
}

function Panels({ names }: { names: Partial<Record<keyof typeof charts, string>> }): ReactNode {
  return (
    <div className={styles.panels}>
      {Object.entries(names).map(([key, name]) => (
        <div key={key}>
          <p className={`small ${styles.panel}`}>{name}</p>
          <Drawing drawing={charts[key as keyof typeof charts]} label={name} />
        </div>
      ))}
    </div>
  );
}
