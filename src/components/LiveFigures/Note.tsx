import type { ReactNode } from 'react';
import type { FigureState } from './figureState';
import { momentOf } from './moment';
import { failureTexts, text } from './text';

/** What there is to say about a figure: of when it is, or why it is missing. */
export default function Note({ state }: { state: FigureState }): ReactNode {
  switch (state.kind) {
    case 'waiting':
    case 'loading':
      return null;
    case 'unavailable':
      return failureTexts[state.failure];
    case 'current': {
      const { iso, time } = momentOf(state.at);
      return (
        <>
          {text.asOf} <time dateTime={iso}>{time}</time>
        </>
      );
    }
    case 'stale': {
      const { iso, date, time } = momentOf(state.at);
      return (
        <>
          {text.stale}{' '}
          <time dateTime={iso}>
            {date}, {time}
          </time>
        </>
      );
    }
  }
}
