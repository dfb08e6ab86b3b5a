import type { Language } from 'shared-contracts/languages';
import { pathInLanguage, publicPaths } from 'shared-contracts/paths';
import { contractSlug } from 'shared-contracts/slug';
import { listContractLinks } from '../modules/contracts/public-contracts.repository.ts';
import { staticTexts } from '../modules/languages/languages.repository.ts';
import type { Services } from '../services.ts';
import { consentNotice, consentStyle } from './consent-notice.ts';
import { attributes } from './html.ts';
import type { StyleBlock } from './inline-style.ts';
import { feedAddress } from './rss.ts';
import type { SiteState } from './site-state.ts';

/** What the site's settings add to every public document. */
export interface SiteExtras {
  /** Metadata as HTML. */
  head: string;
  /** The consent notice, where something is configured that needs consent. */
  notice: string | null;
  styles: StyleBlock[];
}

export async function siteExtras(services: Services, state: SiteState, language: Language): Promise<SiteExtras> {
  const head = headOf(services, state, language);
  if (state.integrations.length === 0) return { head, notice: null, styles: [] };
  const { consent } = await staticTexts(services.db, language.abbr);
  const policy = await cookiePolicy(services, state, language);
  const notice = consentNotice({ integrations: state.integrations, texts: consent, policy });
  return { head, notice, styles: [consentStyle] };
}

function headOf({ config }: Services, { keywords, branding }: SiteState, { abbr }: Language): string {
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: branding.companyName,
    href: feedAddress(config.publicUrl, abbr),
  };
  const words = keywords.length > 0 ? `<meta${attributes({ name: 'keywords', content: keywords.join(', ') })}>\n` : '';
  return `${words}<link${attributes(feed)}>`;
}

/** The contract that tells of cookies, in the page's language. */
async function cookiePolicy({ db }: Services, { languages }: SiteState, { abbr }: Language): Promise<string | null> {
  const links = await listContractLinks(db, { asked: abbr, fallback: languages[0]?.abbr ?? abbr });
  const link = links.find(({ kind }) => kind === 'cookies');
  return link ? pathInLanguage(publicPaths.contract(contractSlug(link)), abbr) : null;
}
