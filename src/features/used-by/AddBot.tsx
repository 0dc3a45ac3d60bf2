import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { links } from '@site/src/config/site';
import CodeSample from '@site/src/elements/copy/CodeSample';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const file = 'src/config/usedBy.ts';

const template = `{
  name: 'My bot',
  creator: 'My name',
  link: 'https://discord.com/oauth2/authorize?client_id=…&scope=bot',
},`;

/** Instructions for bot authors. */
export default function AddBot(): ReactNode {
  return (
    <section className={styles.add}>
      <Heading as="h2" id="add-your-bot">
        Add your bot
      </Heading>
      <p>A bot is listed if it plays its music with Magmastream and anyone may invite it.</p>
      <ol>
        <li>
          Copy this entry to the end of the list in{' '}
          <Link href={`${links.editUrl}${file}`}>
            <code>{file}</code>
          </Link>{' '}
          and fill it in:
        </li>
      </ol>
      <CodeSample code={template} />
      <ol start={2}>
        <li>
          Run <code>npm run icons</code>, which draws the tile of the bot from its name.
        </li>
        <li>Open a pull request with the two files. A test says whether the entry is complete.</li>
      </ol>
    </section>
  );
}
