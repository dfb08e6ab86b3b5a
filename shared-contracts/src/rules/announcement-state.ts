import type { MenuTargetState } from '../api/menus.ts';

/** Whether visitors see a notice of the site in one language, and why not. */
export type AnnouncementState =
  | 'public'
  | 'off'
  /** Its time has not come. */
  | 'scheduled'
  | 'ended'
  /** It has no text in this language: notices do not fall back to another one. */
  | 'untranslated'
  /** None of the chosen pages is public in this language. */
  | 'pageless';

/** What decides whether visitors see a notice. */
export interface AnnouncementFacts {
  active: 0 | 1;
  scope: 'everywhere' | 'chosen';
  /** Keys of the chosen pages. */
  pages: readonly string[];
  /** ISO times; null without a limit. */
  starts_at: string | null;
  ends_at: string | null;
  translations: Readonly<Record<string, object | null | undefined>>;
}

/** Language and time for which a notice is shown. */
export interface AnnouncementMoment {
  lang: string;
  now: Date;
  /** Pages by key; one without an entry is deleted. */
  targets: ReadonlyMap<string, Pick<MenuTargetState, 'states'>>;
}

/**
 * Returns why visitors see a notice in a language, or do not. Site and panel decide by this function alone.
 * @param facts - the notice
 * @param moment - language, time and the states of the chosen pages
 */
export function announcementState(
  facts: AnnouncementFacts,
  { lang, now, targets }: AnnouncementMoment,
): AnnouncementState {
  const { active, scope, starts_at, ends_at, translations } = facts;
  if (active === 0) return 'off';
  if (ends_at !== null && new Date(ends_at) <= now) return 'ended';
  if (starts_at !== null && new Date(starts_at) > now) return 'scheduled';
  if (!translations[lang]) return 'untranslated';
  if (scope === 'chosen' && publicPages(facts, { lang, targets }).length === 0) return 'pageless';
  return 'public';
}

/**
 * Returns the keys of the chosen pages that are public in a language.
 * @param facts - the notice
 * @param moment - language and states of the pages
 */
export function publicPages(
  { pages }: Pick<AnnouncementFacts, 'pages'>,
  { lang, targets }: Pick<AnnouncementMoment, 'lang' | 'targets'>,
): string[] {
  return pages.filter((key) => targets.get(key)?.states[lang] === 'public');
}

/**
 * Returns the time at which the first of some notices begins or ends; null if none does.
 * @param notices - notices that are not switched off
 * @param now - time after which it is
 */
export function nextAnnouncementChange(
  notices: readonly Pick<AnnouncementFacts, 'starts_at' | 'ends_at'>[],
  now: Date,
): string | null {
  const times = notices.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at].filter((time) => time !== null));
  const [next = null] = times.filter((time) => new Date(time) > now).toSorted();
  return next;
}

/** Fields that together decide when and where a notice is shown. */
export type PlacedAnnouncement = Pick<AnnouncementFacts, 'scope' | 'pages' | 'starts_at' | 'ends_at'>;

/**
 * Returns what no field of a notice shows by itself, by field: an end before its beginning, and no page that would show it.
 * @param notice - validated values of the form
 */
export function announcementErrors({ scope, pages, starts_at, ends_at }: PlacedAnnouncement): Record<string, string> {
  const isReversed = starts_at !== null && ends_at !== null && new Date(ends_at) <= new Date(starts_at);
  return {
    ...(isReversed && { ends_at: 'Bitiş, başlangıçtan sonra olmalı.' }),
    ...(scope === 'chosen' &&
      pages.length === 0 && { pages: 'En az bir sayfa seçin ya da duyuruyu her sayfada gösterin.' }),
  };
}
