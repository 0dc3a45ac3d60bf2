import type { ReactNode } from 'react';
import rows from '@generated/site-data/default/compatibility.json';

/**
 * A table with the requirements of all documented versions. `labelledBy` is the id of the heading that labels the
 * table.
 */
export default function Compatibility({ labelledBy }: { labelledBy: string }): ReactNode {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {['Magmastream', 'Lavalink', 'Node.js', 'discord.js'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ version, lavalink, node, discordjs }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{lavalink}</td>
            <td>{node}</td>
            <td>{discordjs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
