import type { ReactNode } from 'react';
import rows from '@generated/compatibility/default/compatibility.json';

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** Which Lavalink, Node.js and discord.js each documented version runs with, as its package declares it. */
export default function Compatibility({ labelledBy }: Props): ReactNode {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Magmastream</th>
          <th scope="col">Lavalink</th>
          <th scope="col">Node.js</th>
          <th scope="col">discord.js</th>
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
