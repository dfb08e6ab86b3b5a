import type { FieldChange } from './history.ts';

/**
 * State of a record in a language other than the default one. `missing`: it has no translation, or a text of the default
 * language has none. `outdated`: the texts of the default language were changed after the translation was last written.
 * `draft`: the translation is complete, but its record has never been published.
 */
export const translationStateLabels = {
  missing: 'Eksik',
  outdated: 'Eskimiş',
  draft: 'Taslak',
  current: 'Tam',
} as const;

/** State of a translation, as in `translationStateLabels`. */
export type TranslationState = keyof typeof translationStateLabels;

/** One language of a record. */
export interface TranslationCell {
  lang: string;
  state: TranslationState;
  /** Label of the first text that has no translation; empty if none is missing, and without any translation. */
  missing: string;
  /** A saved draft would change this language; false for a record that is only a draft. */
  has_draft: boolean;
  /** Screen of the panel that edits the record, with the language open beside its source. */
  screen: string;
}

/** Row of `GET /api/admin/translations`: a record, or the draft of a new one, whose default language has texts. */
export interface TranslatedRecord {
  /** Kind of the record, as in the audit log. */
  entity: string;
  /** Id of the record, or the name of one that has no id; id of the draft of a record that has never been published. */
  record: string;
  title: string;
  /** The record has never been published. */
  is_draft: boolean;
  /** Active languages without the default one. */
  cells: TranslationCell[];
}

/** Number of records that need work in a language. */
export interface LanguageSummary {
  lang: string;
  name: string;
  missing: number;
  outdated: number;
}

/** `data` of `GET /api/admin/translations/summary`; `?entity=` selects the kind that is counted by language. */
export interface TranslationSummary {
  /** Active languages without the default one. */
  languages: LanguageSummary[];
  /** Number of records by kind; kinds without records are missing. */
  kinds: Record<string, number>;
}

/** `data` of `GET /api/admin/translations/next`. */
export interface NextTranslation {
  /** The record that follows in the order of the list, from the start again after its end; null if there is no other. */
  next: { title: string; screen: string } | null;
}

/** `data` of `GET /api/admin/translations/{entity}/{record}/{lang}`. */
export interface TranslationDetail {
  title: string;
  state: TranslationState;
  /** Label of the first text that has no translation; empty if none is missing, and without any translation. */
  missing: string;
  /** Identifies the texts of the default language that the user sees; sent with the request that confirms them. */
  source: string;
  /**
   * Texts of the default language that were changed since the translation was written; null if the history has not kept
   * them. Empty unless the translation is outdated.
   */
  changes: FieldChange[] | null;
}
