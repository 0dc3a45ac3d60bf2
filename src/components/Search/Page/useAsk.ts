import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { useSearchOptions } from '../useSearchOptions';
import { ask, type Found, type Question } from './ask';

/**
 * Asks the search of this site. Its code comes with the first question, so that the field works before; a question that
 * cannot get at it rejects, and the next one tries again.
 */
export function useAsk(): (question: Question) => Promise<Found> {
  const language = useDocusaurusContext().i18n.currentLocale;
  const { indexName, insights } = useAlgoliaThemeConfig().algolia;
  const options = useSearchOptions();
  return useCallback(
    async (question) => {
      const { searchClient } = await import('@site/src/search/client');
      return ask(searchClient(options), { indexName, language, clickAnalytics: insights === true }, question);
    },
    [indexName, insights, language, options],
  );
}
