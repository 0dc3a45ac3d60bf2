import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import LinkedHeading, { breakName } from '@site/src/elements/heading/Heading';

/** A heading. Page titles and headings without an id do not have a link. */
export default function Heading({ as: Tag, id, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // Wraps the title, because the heading is a flex container and would turn each part of a name into a flex item.
  if (Tag === 'h1' && typeof props.children === 'string')
    return (
      <Tag {...props}>
        <span>{breakName(props.children)}</span>
      </Tag>
    );
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  collectAnchor(id);
  return <LinkedHeading as={Tag} id={id} {...props} />;
}
