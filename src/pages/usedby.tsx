import type { ReactNode } from 'react';
import BotCard from '@site/src/components/BotCard';
import { usedBy } from '@site/src/config/usedBy';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

/** /usedby: bots that play their music with Magmastream. */
export default function UsedBy(): ReactNode {
  return (
    <Layout title="Used by" description={`${usedBy.length} Discord bots that play music with Magmastream.`}>
      <main className="container margin-vert--lg page">
        <Heading as="h1">Used by</Heading>
        <p>These {usedBy.length} bots play their music with Magmastream. Each link opens Discord to invite the bot.</p>
        <ul className="cards">
          {usedBy.map((bot) => (
            <BotCard key={bot.name} {...bot} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
