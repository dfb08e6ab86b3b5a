import {
  menuPlaces,
  menuTargetKey,
  type MenuEntry,
  type MenuLink,
  type MenuPlace,
  type SiteMenus,
} from '@vitrin/shared-contracts/menus';
import type { ContentSource } from '../../content/content-kind.ts';
import { nextChange } from '../../content/next-change.ts';
import type { Languages } from '../../content/request-language.ts';
import { listContractLinks } from '../contracts/contracts.service.ts';
import { staticTexts } from '../languages/languages.service.ts';
import { menuLinks } from './menu-links.ts';
import { entitiesOf, findTargets, type MenuTargetPages } from './menu-targets.service.ts';
import { findMenu, type StoredMenu } from './menus.repository.ts';

/** The menus in one language, and what they were made from. */
export interface ShownMenus {
  menus: SiteMenus;
  /** Kinds of the records that the menus lead to. */
  entities: string[];
  /** Time from which on another entry may be public; null without one. */
  nextChange: string | null;
}

/** Returns the menus that staff have made, with what is public in the requested language. */
export async function siteMenus(source: ContentSource, languages: Languages): Promise<ShownMenus> {
  const menus: SiteMenus = { header: null, footer: null, legal: null, phone: null };
  const entities = new Set<string>();
  for (const place of menuPlaces) {
    const stored = await findMenu(source.db, place);
    if (!stored) continue;
    for (const entity of shownEntities(source, stored.entries)) entities.add(entity);
    menus[place] = await placeLinks(source, { place, stored, languages });
  }
  return { menus, entities: [...entities], nextChange: await nextChange(source, entities) };
}

function shownEntities(source: ContentSource, entries: readonly MenuEntry[]): string[] {
  const hasContracts = entries.some(({ target }) => target.type === 'contracts');
  const keys = entries.flatMap(({ target }) => menuTargetKey(target) ?? []);
  return [...entitiesOf(source, keys), ...(hasContracts ? ['contract'] : [])];
}

interface PlaceMenu {
  place: MenuPlace;
  stored: StoredMenu;
  languages: Languages;
}

async function placeLinks(source: ContentSource, { place, stored, languages }: PlaceMenu): Promise<MenuLink[]> {
  const { entries, labels } = stored;
  const lang = languages.requested;
  const keys = entries.flatMap(({ target }) => menuTargetKey(target) ?? []);
  const targets = await findTargets(source, keys, [lang]);
  if (place === 'footer') await takeFooterTitles(source, targets, lang);
  const hasContracts = entries.some(({ target }) => target.type === 'contracts');
  const contracts = hasContracts ? await listContractLinks(source.db, languages) : [];
  return menuLinks(entries, { lang, labels: labels[lang] ?? {}, targets, contracts });
}

/** Header and footer have texts of their own for the same pages. */
async function takeFooterTitles({ db }: ContentSource, targets: Map<string, MenuTargetPages>, lang: string) {
  const { footer } = await staticTexts(db, lang);
  for (const route of ['home', 'biography', 'articles', 'contact'] as const) {
    const target = targets.get(`route.${route}`);
    if (target) target.titles[lang] = footer[route];
  }
}
