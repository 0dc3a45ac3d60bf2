import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Section from './Section';
import styles from './styles.module.css';

/** Things that the library does for a bot. Each was checked against the source of the current version, at its tag. */
const features = [
  {
    id: 'restart',
    title: 'Bringing players back after a restart',
    words:
      'When the process is told to end, each connected player is saved. Where its node resumes the session, it returns with queue, history, volume, repeat mode and filters.',
    member: 'Manager.loadPlayerStates',
    to: '/docs/classes/Manager#loadPlayerStates',
  },
  {
    id: 'autoplay',
    title: 'Finding more music when the queue ends',
    words:
      'Autoplay takes the last track, looks for a similar one and plays it: through Last.fm if you have a key, else through the YouTube source of the node.',
    member: 'Player.setAutoplay',
    to: '/docs/classes/Player#setAutoplay',
  },
  {
    id: 'turns',
    title: 'Letting listeners take turns',
    words:
      'One long playlist need not hold up everyone else. Two shuffles deal the waiting tracks out by requester, one of each in turn, with each one’s own tracks in order or at random.',
    member: 'Queue.roundRobinShuffle',
    to: '/docs/classes/queue#roundRobinShuffle',
  },
  {
    id: 'changes',
    title: 'Following what a player does',
    words:
      'One event fires when connection, channel, volume, pause, repeat mode, autoplay, queue or track change, and says which it was. Use it for a dashboard, or for a message with buttons.',
    member: 'playerStateUpdate',
    to: '/docs/classes/Manager#playerStateUpdate',
  },
];

/** What the library does for a bot that its author would else have to build, each with its documentation. */
export default function HomeFeatures(): ReactNode {
  return (
    <Section id="features" title="What you do not have to build">
      <ul className={styles.features}>
        {features.map(({ id, title, words, member, to }) => (
          <li key={id} className={styles.feature}>
            <h3 id={id}>{title}</h3>
            <p>{words}</p>
            <p className={styles.more}>
              <Link to={to}>
                <code>{member}</code>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
