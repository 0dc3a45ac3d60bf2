import type { ReactNode } from 'react';
import figures from '@generated/figures/default/figures.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const columns = ['symbols', 'classes', 'enums', 'members'] as const;

/** /statistics: the size of the API in every version, counted from the facts at build time. */
export default function Statistics(): ReactNode {
  const latest = figures[0];
  return (
    <Layout
      title="Statistics"
      description="The size of the Magmastream API, version by version, counted from its source."
    >
      <main className="container margin-vert--lg page">
        <Heading as="h1">Magmastream in figures</Heading>
        <p>
          Version {latest.version} has {latest.symbols} symbols with {latest.members} members, and its manager emits{' '}
          {latest.events} events.
        </p>

        <Heading as="h2" id="api-size">
          Size of the API
        </Heading>
        <p>
          Symbols are classes, interfaces, enums, type aliases and constants. Members are their properties, methods and
          enum entries.
        </p>
        <table aria-labelledby="api-size" className="figures">
          <thead>
            <tr>
              <th scope="col">Version</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column.charAt(0).toUpperCase() + column.slice(1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((row) => (
              <tr key={row.version}>
                <th scope="row">{row.version}</th>
                {columns.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
