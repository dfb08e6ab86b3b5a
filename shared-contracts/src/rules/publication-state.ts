import type { RecordPublication } from '../api/publication.ts';

/** State of a record, or of one of its languages, on the site. */
export const publicationStateLabels = {
  draft: 'Taslak',
  published: 'Yayında',
  changed: 'Yayında · değişiklik var',
  scheduled: 'Zamanlandı',
  withdrawn: 'Yayından kalktı',
} as const;

/** Name of a state in `publicationStateLabels`. */
export type PublicationState = keyof typeof publicationStateLabels;

/** States of the records in a list, by which it is filtered (`state`); what was never published is not a record yet. */
export const listedStateLabels = {
  published: publicationStateLabels.published,
  changed: publicationStateLabels.changed,
  scheduled: publicationStateLabels.scheduled,
  withdrawn: publicationStateLabels.withdrawn,
} as const;

/** Name of a state in `listedStateLabels`. */
export type ListedState = keyof typeof listedStateLabels;

/** What the state of a record follows from; a new record has a working copy only. */
export type PublicationFacts = Pick<RecordPublication, 'active' | 'languages' | 'published_before' | 'visible_from'> & {
  copy: { changed: readonly { path: string }[] } | null;
  schedule: { languages: readonly string[]; problem: string } | null;
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
  if (facts.schedule) return 'scheduled';
  if (!facts.active) return facts.published_before.length > 0 ? 'withdrawn' : 'draft';
  if (facts.copy && facts.copy.changed.length > 0) return 'changed';
  return isLater(facts, now) ? 'scheduled' : 'published';
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
  if (schedule?.languages.includes(language)) return 'scheduled';
  if (active && languages.includes(language)) {
    if (isChanged) return 'changed';
    return isLater(facts, now) ? 'scheduled' : 'published';
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
