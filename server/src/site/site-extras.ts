import { defaultLanguage, type Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { staticTexts } from '../modules/languages/languages.service.ts';
import type { Services } from '../services.ts';
import { consentNotice, consentStyle } from './consent-notice.ts';
import { currentConsentRevision } from './consent-revision.ts';
import { attributes } from '../platform/http/html.ts';
import { iconSource, touchIconPath } from './icons.ts';
import type { StyleBlock } from './inline-style.ts';
import { manifestPath } from './manifest.ts';
import { feedAddress } from './rss.ts';
import type { SiteState } from './site-state.ts';

/** What the site's settings add to every public document. */
export interface SiteExtras {
  /** Metadata as HTML. */
  head: string;
  /** The consent notice; null when no configured integration needs consent. */
  notice: string | null;
  styles: StyleBlock[];
  /** Entities that this part of the document shows besides the site state. */
  content: readonly string[];
}

export async function siteExtras(
  services: Pick<Services, 'config' | 'db' | 'log'>,
  state: SiteState,
  language: Language,
): Promise<SiteExtras> {
  const head = headOf(services, state, language);
  const { integrations } = state;
  if (integrations.length === 0) return { head, notice: null, styles: [], content: [] };
  const { consent } = await staticTexts(services.db, language.abbr);
  const { revision, texts } = await currentConsentRevision(services, state);
  const policy = texts[language.abbr]?.policy?.address ?? null;
  const notice = consentNotice({
    integrations,
    texts: consent,
    policy,
    language: await otherLanguageOf(services, consent, language),
    revision,
  });
  return { head, notice, styles: [consentStyle], content: ['contract'] };
}

/** Returns the default language if the texts are not translated: a page in Arabic would show them right to left. */
async function otherLanguageOf(
  { db }: Pick<Services, 'db'>,
  texts: StaticTexts['consent'],
  { abbr }: Language,
): Promise<string | null> {
  if (abbr === defaultLanguage.abbr) return null;
  const { consent } = await staticTexts(db, defaultLanguage.abbr);
  return texts.title === consent.title && texts.text === consent.text ? defaultLanguage.abbr : null;
}

function headOf({ config }: Pick<Services, 'config'>, { keywords, branding }: SiteState, { abbr }: Language): string {
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: branding.companyName,
    href: feedAddress(config.publicUrl, abbr),
  };
  const text = keywords.length > 0 ? `<meta${attributes({ name: 'keywords', content: keywords.join(', ') })}>\n` : '';
  const manifest = { rel: 'manifest', href: pathInLanguage(manifestPath, abbr) };
  const touchIcon =
    iconSource(branding) === '' ? '' : `\n<link${attributes({ rel: 'apple-touch-icon', href: touchIconPath })}>`;
  const host = config.mediaUrl === null ? '' : `<link${attributes({ rel: 'preconnect', href: config.mediaUrl })}>\n`;
  return `${host}${text}<link${attributes(feed)}>\n<link${attributes(manifest)}>${touchIcon}`;
}
