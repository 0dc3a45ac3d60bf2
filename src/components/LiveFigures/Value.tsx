import type { ReactNode } from 'react';
import type { FigureValue } from '@site/src/components/LiveFigures/values';
import { numberText } from '../Charts/text';
import { dateText } from '../../lib/dateText';

/** A figure in words: a count, a date, or the sum of its weeks. */
export default function Value({ value }: { value: FigureValue }): ReactNode {
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return <time dateTime={value}>{dateText(value)}</time>;
  return numberText(value.counts.reduce((sum, count) => sum + count, 0));
}
