import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { versions } from '@site/src/config/versions';
import Section from './Section';
import styles from './styles.module.css';

export const installation = '/docs/getting-started/installation';
/** The address is that of the category, whose label begins with an emoji: of it, only this part that nobody sees is left. */
export const reference = '/docs/category/\uFE0F-classes';

const ways = [
  {
    label: 'Get started',
    description: 'From an empty folder to a bot that plays music, in TypeScript and JavaScript.',
    to: installation,
  },
  { label: 'Classes', description: 'What you create, hold and call.', to: reference },
  { label: 'Enums', description: 'Named values that options take and fields hold.', to: '/docs/category/-enums' },
  {
    label: 'Typedefs',
    description: 'The shapes of options, results and event payloads.',
    to: '/docs/category/-typedefs',
  },
  {
    label: 'Versions',
    description: `${versions.length} versions: what each one needs and changed, and a comparison of any two.`,
    to: '/versions',
  },
  {
    label: 'Search',
    description: 'Every class, method, option and event, in the version that you use.',
    to: '/search',
  },
];

/** The ways into the documentation. */
export default function HomeWays(): ReactNode {
  return (
    <Section id="ways-in" title="Where to read on">
      <ul className={styles.ways}>
        {ways.map(({ label, description, to }) => (
          <li key={to} className={styles.way}>
            <Link to={to}>{label}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
