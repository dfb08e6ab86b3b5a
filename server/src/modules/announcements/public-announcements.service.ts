import { announcementState, nextAnnouncementChange, publicPages } from '@vitrin/shared-contracts/announcement-state';
import type {
  Announcement,
  AnnouncementRecord,
  AnnouncementRow,
  SiteAnnouncements,
} from '@vitrin/shared-contracts/announcements';
import { listActiveLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { earliest, nextChange } from '../../content/next-change.ts';
import { entitiesOf, findTargets, type MenuTargetPages } from '../menus/menu-targets.service.ts';
import { listActive, listAnnouncements } from './announcements.repository.ts';

/** The notices that are public now in one language, and what they were made from. */
export interface PublicAnnouncements {
  shown: SiteAnnouncements;
  /** Kinds of the records on whose pages notices are shown. */
  entities: string[];
  /** Time from which on others may be public; null without one. */
  nextChange: string | null;
}

/** Returns the notices that visitors see now in a language. */
export async function publicAnnouncements(source: ContentSource, lang: string): Promise<PublicAnnouncements> {
  const now = new Date();
  const active = await listActive(source.db);
  const languages = await activeLanguages(source);
  const keys = chosenKeys(active);
  const targets = await findTargets(source, keys, languages);
  const isPublic = (record: AnnouncementRecord, inLanguage: string) =>
    announcementState(record, { lang: inLanguage, now, targets }) === 'public';
  const entities = entitiesOf(source, keys);
  return {
    shown: {
      announcements: active.filter((record) => isPublic(record, lang)).map((record) => shownIn(record, lang, targets)),
      languages: languages.filter((each) => active.some((record) => isPublic(record, each))),
    },
    entities,
    nextChange: earliest([nextAnnouncementChange(active, now), await nextChange(source, entities)]),
  };
}

/** Returns all notices with their states in the active languages. */
export async function announcementRows(source: ContentSource): Promise<AnnouncementRow[]> {
  const now = new Date();
  const records = await listAnnouncements(source.db);
  const languages = await activeLanguages(source);
  const targets = await findTargets(source, chosenKeys(records), languages);
  const statesOf = (record: AnnouncementRecord) =>
    Object.fromEntries(languages.map((lang) => [lang, announcementState(record, { lang, now, targets })]));
  return records.map((record) => ({ ...record, states: statesOf(record) }));
}

async function activeLanguages({ db }: ContentSource): Promise<string[]> {
  return (await listActiveLanguages(db)).map(({ abbr }) => abbr);
}

function chosenKeys(records: readonly AnnouncementRecord[]): string[] {
  return [...new Set(records.flatMap(({ scope, pages }) => (scope === 'chosen' ? pages : [])))];
}

function shownIn(
  { id, version, shape, tone, scope, pages, link_url, translations }: AnnouncementRecord,
  lang: string,
  targets: ReadonlyMap<string, MenuTargetPages>,
): Announcement {
  const { title = '', text = '', link_label = null } = translations[lang] ?? {};
  const keys = scope === 'chosen' ? publicPages({ pages }, { lang, targets }) : null;
  const paths = keys && keys.flatMap((key) => targets.get(key)?.paths[lang] ?? []);
  return { id, version, shape, tone, title, text, link_url, link_label, paths };
}
