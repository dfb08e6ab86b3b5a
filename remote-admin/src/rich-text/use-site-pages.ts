import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { looksLikeAddress } from './link-address.ts';
import { findSitePages, type SitePage } from './site-pages.ts';

interface SitePages {
  pages: SitePage[];
  state: 'searching' | 'found' | 'failed';
}

/**
 * Searches the pages of the site for the typed text; an empty text returns the first ones. Outdated responses are
 * ignored.
 */
export function useSitePages(typed: string, lang: string): SitePages {
  const [text] = useDebouncedValue(looksLikeAddress(typed) ? null : typed, 200);
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
