/** A repeated part of a section as it is stored; its texts are found by its id. */
export interface StoredItem {
  id: string;
  values: Readonly<Record<string, unknown>>;
  /** Entries of a newer version. */
  readonly [more: string]: unknown;
}

/**
 * A section as it is stored in its page. Kinds, fields and entries that this version does not know are kept: they come from
 * a newer version, or from a remote that was retired.
 */
export interface StoredSection {
  /** Random id made by the client. */
  id: string;
  kind: string;
  /** Number of the form of its values. */
  v: number;
  /** The section is not on the site. */
  off?: boolean;
  values: Readonly<Record<string, unknown>>;
  items?: readonly StoredItem[];
  /** Entries of a newer version. */
  readonly [more: string]: unknown;
}

/** Texts of one section in one language; `items` by the id of the item. */
export interface OneSectionTexts {
  items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [field: string]: unknown;
}

/** Texts of all sections of a page in one language, by the id of the section. */
export type SectionTexts = Readonly<Record<string, OneSectionTexts>>;

/** Most sections of a page, and most bytes of their JSON with the texts of one language. */
export const sectionLimits = { sections: 60, items: 100, bytes: 1_000_000, id: 40 } as const;
