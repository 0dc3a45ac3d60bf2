import { useCallback } from 'react';
import type { LiteClient } from 'algoliasearch/lite';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { useSearchOptions } from '@site/src/components/SearchDialog/useSearchOptions';
import { ask, type Found, type Question } from './ask';

/** One for the life of the page, as it remembers which hosts have failed. */
let client: LiteClient | undefined;

/**
 * Asks the search of this site. Its code comes with the first question, so that the field works before; a question that
 * cannot get at it rejects, and the next one tries again.
 */
export function useAsk(): (question: Question) => Promise<Found> {
  const language = useDocusaurusContext().i18n.currentLocale;
  const { indexName } = useAlgoliaThemeConfig().algolia;
  const options = useSearchOptions();
  return useCallback(
    async (question) => {
      const { createSearchClient } = await import('@site/src/search/client');
      client ??= createSearchClient(options);
      return ask(client, { indexName, language }, question);
    },
    [indexName, language, options],
  );
}
