import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import LinkedHeading, { breakName } from '@site/src/elements/heading/Heading';

/** A heading. Page titles and headings without an id do not have a link. */
export default function Heading({ as: Tag, id, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The span keeps the parts of a name together, because the title is a flex container.
  if (Tag === 'h1' && typeof props.children === 'string' && !props.children.includes(' '))
    props.children = <span>{breakName(props.children)}</span>;
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  collectAnchor(id);
  return <LinkedHeading as={Tag} id={id} {...props} />;
}
