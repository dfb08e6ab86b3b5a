import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { looksLikeAddress } from './link-address.ts';
import { findSitePages, isPath, type SitePage } from './site-pages.ts';

export interface SitePages {
  pages: SitePage[];
  state: 'searching' | 'found' | 'failed';
}

/** Checks whether pages are looked for with the typed text: not with an address of another site or a place in the page. */
export function isPageSearch(typed: string): boolean {
  return isPath(typed) || !(looksLikeAddress(typed) || typed.startsWith('#'));
}

/**
 * Searches the pages of the site for the typed text; an empty text returns the first ones. Outdated responses are
 * ignored.
 * @param typed - null searches nothing
 */
export function useSitePages(typed: string | null, lang: string): SitePages {
  const [text] = useDebouncedValue(typed !== null && isPageSearch(typed) ? typed : null, 200);
  const [result, setResult] = useState<SitePages>({ pages: [], state: 'searching' });
  useEffect(() => {
    if (text === null) return undefined;
    let dropped = false;
    setResult(({ pages }) => ({ pages, state: 'searching' }));
    const search = async () => {
      const { pages, failed } = await findSitePages(text, lang);
      if (!dropped) setResult({ pages, state: failed ? 'failed' : 'found' });
    };
    void search();
    return () => {
      dropped = true;
    };
  }, [text, lang]);
  return result;
}
