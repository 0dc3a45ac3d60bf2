import type { ReactNode } from 'react';
import CodeSample from '@site/src/elements/copy-code/CodeSample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { managers } from './managers';
import styles from './styles.module.css';

/** The command that installs the library, with a tab for each package manager. */
export default function InstallTabs(): ReactNode {
  return (
    <div className={styles.install}>
      <Tabs groupId="package-manager">
        {managers.map(({ name, command }) => (
          <TabItem key={name} value={name} label={name}>
            <CodeSample code={command} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
