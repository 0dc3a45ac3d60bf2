import { Fragment, isValidElement, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { wordParts } from '@site/src/lib/wordParts';

/** Reading views hide headings with words such as "sponsor" in their class or id, but keep headings with "content". */
const headingClass = 'content-heading';

interface Props extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id: string;
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : '';
}

/** Allows line breaks between the words of a name. Other headings have spaces. */
export function breakName(name: string): ReactNode {
  return wordParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A heading with a link to itself. The link has a label, so that its name is not part of the heading's name. */
export default function Heading({ as: Tag, id, className, children, ...props }: Props): ReactNode {
  const text = textOf(children);
  const label = `Direct link to ${text}`;
  return (
    <Tag {...props} id={id} className={clsx('anchor', headingClass, className)} aria-label={text}>
      {typeof children === 'string' && className?.includes('api-') ? breakName(children) : children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
        &#8203;
      </a>
    </Tag>
  );
}
