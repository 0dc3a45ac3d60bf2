import type { ReactNode } from 'react';
import AddBot from '@site/src/features/used-by/AddBot';
import BotCard from '@site/src/features/used-by/BotCard';
import { usedBy } from '@site/src/config/usedBy';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /usedby: bots that use Magmastream, and instructions for adding a bot. */
export default function UsedBy(): ReactNode {
  return (
    <Layout
      title="Used by"
      description={`${usedBy.length} Discord bots that use Magmastream to play music, their invite links, and how to add your bot.`}
    >
      <main className="container margin-vert--lg page">
        <Heading as="h1">Used by</Heading>
        <p>
          These {usedBy.length} bots use Magmastream to play music. Invite links open Discord in a new tab.{' '}
          <a href="#add-your-bot">Add your bot</a>
        </p>
        <ul className="clean-list cards">
          {usedBy.map((bot) => (
            <BotCard key={bot.id} {...bot} />
          ))}
        </ul>
        <AddBot />
      </main>
    </Layout>
  );
}
