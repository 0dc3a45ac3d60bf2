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

/** Explains how to add a bot to the list. */
export default function AddBot(): ReactNode {
  return (
    <section className={styles.add}>
      <Heading as="h2" id="add-your-bot">
        Add your bot
      </Heading>
      <p>You can add any bot that uses Magmastream to play music and that anyone may invite.</p>
      <ol>
        <li>
          Copy this entry to the end of the list in{' '}
          <Link href={`${links.editUrl}${file}`}>
            <code>{file}</code>
          </Link>{' '}
          and replace the values:
        </li>
      </ol>
      <CodeSample code={template} />
      <ol start={2}>
        <li>
          Run <code>npm run icons</code>, which draws a tile from the bot’s name.
        </li>
        <li>Open a pull request with the two files. A test checks that the entry is complete.</li>
      </ol>
    </section>
  );
}
