/** `warning`: visitors will notice it; `advice`: it could be better. Neither prevents anything. */
export type FindingSeverity = 'advice' | 'warning';

/** Name of the rule that a finding comes from. */
export type FindingRule =
  | 'title-missing'
  | 'title-short'
  | 'title-long'
  | 'title-repeated'
  | 'description-missing'
  | 'description-short'
  | 'description-long'
  | 'description-repeated'
  | 'heading-empty'
  | 'heading-skipped'
  | 'heading-top'
  | 'picture-text'
  | 'translation-missing'
  | 'translation-incomplete'
  | 'translation-short';

/** Picture without an alternative text: in a document by its place among the pictures, or of the media library. */
export type FoundPicture = { kind: 'document'; index: number; src: string } | { kind: 'library'; id: number };

/** Something that the author of a page could improve. */
export interface Finding {
  rule: FindingRule;
  /** Path of the form field: `translations.tr.summary`. */
  path: string;
  /** Abbreviation of the language; null for a field that all languages share. */
  language: string | null;
  severity: FindingSeverity;
  /** Turkish sentence that says what to do. */
  text: string;
  /** The picture whose alternative text is missing. */
  picture?: FoundPicture;
}

/** Field of a language that a rule looks at. */
export interface CheckedField {
  path: string;
  language: string;
}
