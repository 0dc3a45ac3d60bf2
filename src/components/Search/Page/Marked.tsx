import type { ReactNode } from 'react';
import type { Part } from './parts';

/** A highlighted text of a hit: what matches the query is marked, and all of it is text. */
export default function Marked({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
