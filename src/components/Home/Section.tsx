import type { ReactNode } from 'react';
import Heading from '@theme/Heading';

/** A part of the home page under a heading that can be linked to. */
export default function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
