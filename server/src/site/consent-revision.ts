import { createHash } from 'node:crypto';
import type { ConsentText } from '@vitrin/shared-contracts/consents';
import type { Language } from '@vitrin/shared-contracts/languages';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { saveRevision } from '../modules/consents/consents.service.ts';
import { listContractLinks, revisionOf } from '../modules/contracts/contracts.service.ts';
import { staticTexts } from '../modules/languages/languages.service.ts';
import type { Services } from '../services.ts';
import { consentText } from './consent-text.ts';
import type { SiteState } from './site-state.ts';

/** The text of the consent notice in each language, and the revision that identifies it. */
export interface ConsentRevision {
  revision: string;
  texts: Readonly<Record<string, ConsentText>>;
}

const HASH_LETTERS = 32;
const cache = new WeakMap<SiteState, Promise<ConsentRevision>>();

/**
 * Returns the notice for the current state of the site. A page may change its language without a new document, so one
 * revision contains all languages. It is stored before a document shows it, so that consent given on an older page
 * refers to the text of that page.
 */
export function currentConsentRevision(
  services: Pick<Services, 'db' | 'log'>,
  state: SiteState,
): Promise<ConsentRevision> {
  const shown = cache.get(state) ?? createRevision(services, state);
  cache.set(state, shown);
  shown.catch(() => cache.delete(state));
  return shown;
}

async function createRevision({ db, log }: Pick<Services, 'db' | 'log'>, state: SiteState): Promise<ConsentRevision> {
  const texts: Record<string, ConsentText> = {};
  for (const { abbr } of state.languages) {
    const { consent } = await staticTexts(db, abbr);
    texts[abbr] = consentText(state.integrations, consent, await cookiePolicy(db, state, abbr));
  }
  const revision = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, HASH_LETTERS);
  // The page is served anyway; consent choices are rejected until the notice is stored.
  await saveRevision(db, { revision, texts, created_at: new Date().toISOString() }).catch((error: unknown) => {
    cache.delete(state);
    log.error({ err: error }, 'consent notice not stored');
  });
  return { revision, texts };
}

/** Returns the cookie policy contract in the language of the page. */
async function cookiePolicy(
  db: Services['db'],
  { languages }: SiteState,
  abbr: Language['abbr'],
): Promise<{ address: string; revision: number } | null> {
  const fallback = languages[0]?.abbr ?? abbr;
  const links = await listContractLinks(db, { requested: abbr, fallback });
  const link = links.find(({ kind }) => kind === 'cookies');
  if (!link) return null;
  return {
    address: pathInLanguage(publicPaths.contract(contractSlug(link)), abbr),
    revision: await revisionOf(db, link.id, link.lang ?? fallback),
  };
}
