import type { RecordPublication, ScheduledAction } from '../api/publication.ts';

/**
 * State of a record, or of one of its languages, on the site. Lists are filtered by each (`state`), so that a filter finds
 * what has its word; `draft` selects no record there: what was never published is not a record yet.
 */
export const publicationStateLabels = {
  draft: 'Taslak',
  published: 'Yayında',
  changed: 'Yayında · taslak var',
  scheduled: 'Zamanlandı',
  'change-scheduled': 'Yayında · değişiklik zamanlandı',
  'withdrawal-scheduled': 'Yayında · kaldırma zamanlandı',
  withdrawn: 'Yayından kalktı',
} as const;

/** Name of a state in `publicationStateLabels`. */
export type PublicationState = keyof typeof publicationStateLabels;

/** What the state of a record follows from; a new record has a working copy only. */
export type PublicationFacts = Pick<RecordPublication, 'active' | 'languages' | 'published_before' | 'visible_from'> & {
  copy: { changed: readonly { path: string }[] } | null;
  /** Without an action, a publication. */
  schedule: { languages: readonly string[]; problem: string; action?: ScheduledAction } | null;
};

/** Facts of a record that has never been published. */
export const unpublished: PublicationFacts = {
  copy: null,
  schedule: null,
  active: false,
  visible_from: null,
  languages: [],
  published_before: [],
};

/**
 * Returns the state of a record on the site.
 * @param facts - publication of the record
 * @param now - present time, for a record that becomes visible later
 */
export function recordState(facts: PublicationFacts, now: Date): PublicationState {
  if (facts.schedule) return scheduledState({ action: facts.schedule.action, isLive: isLive(facts, now) });
  if (!facts.active) return facts.published_before.length > 0 ? 'withdrawn' : 'draft';
  if (isLater(facts, now)) return 'scheduled';
  return facts.copy && facts.copy.changed.length > 0 ? 'changed' : 'published';
}

/** What is scheduled, a publication by default, of a record that visitors see now or do not see. */
export interface Scheduled {
  action?: ScheduledAction | undefined;
  isLive: boolean;
}

/**
 * Returns the state of a record, or of a language, with a scheduled publication: one that is on the site stays there until then.
 * @param scheduled - what is scheduled, and whether visitors see the record now
 */
export function scheduledState({
  action = 'publish',
  isLive: live,
}: Scheduled): Extract<PublicationState, 'scheduled' | 'change-scheduled' | 'withdrawal-scheduled'> {
  if (!live) return 'scheduled';
  return action === 'withdraw' ? 'withdrawal-scheduled' : 'change-scheduled';
}

function isLive(facts: PublicationFacts, now: Date): boolean {
  return facts.active && !isLater(facts, now);
}

/**
 * Returns the state of one language of a record; null for a language that has no texts anywhere.
 * @param facts - publication of the record
 * @param language - abbreviation
 * @param now - present time, for a record that becomes visible later
 */
export function languageState(facts: PublicationFacts, language: string, now: Date): PublicationState | null {
  const { schedule, active, languages, published_before: before } = facts;
  const isChanged = changesLanguage(facts, language);
  if (schedule?.languages.includes(language))
    return scheduledState({ action: schedule.action, isLive: isLive(facts, now) && languages.includes(language) });
  if (active && languages.includes(language)) {
    if (isLater(facts, now)) return 'scheduled';
    return isChanged ? 'changed' : 'published';
  }
  if (before.includes(language)) return 'withdrawn';
  return isChanged ? 'draft' : null;
}

function changesLanguage({ copy }: PublicationFacts, language: string): boolean {
  const path = `translations.${language}`;
  return copy?.changed.some(({ path: one }) => one === path || one.startsWith(`${path}.`)) ?? false;
}

function isLater({ visible_from }: Pick<PublicationFacts, 'visible_from'>, now: Date): boolean {
  return visible_from !== null && new Date(visible_from) > now;
}
