import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { SitePageRecord } from '@vitrin/shared-contracts/site-pages';
import { useLanguages } from '../../data/use-languages.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Link to the page on the site, in the first language in which it has an address. */
export function SitePageLink({ record: { active, paths } }: { record: SitePageRecord }) {
  const { data: languages = [] } = useLanguages();
  const lang = languages.find(({ abbr }) => paths[abbr] !== undefined)?.abbr;
  const path = lang === undefined ? undefined : paths[lang];
  if (active === 0 || lang === undefined || path === undefined) return null;
  return <SiteLink path={pathInLanguage(path, lang)} />;
}
