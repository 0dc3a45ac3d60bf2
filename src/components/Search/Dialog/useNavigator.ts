import { useMemo } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';

function openBeside({ itemUrl }: { itemUrl: string }): void {
  window.open(itemUrl, '_blank', 'noopener');
}

/** Where Enter leads: pages of this site open in the application, those of other sites in a new tab. */
export function useNavigator(): NonNullable<DocSearchModalProps['navigator']> {
  const history = useHistory();
  const { externalUrlRegex } = useAlgoliaThemeConfig().algolia;
  return useMemo(
    () => ({
      navigate: ({ itemUrl }) => {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) openBeside({ itemUrl });
        else history.push(itemUrl);
      },
      navigateNewTab: openBeside,
      // Shift is held: the browser makes a window of it.
      navigateNewWindow: openBeside,
    }),
    [history, externalUrlRegex],
  );
}
