/** Where the newest copy of a draft is. */
export type DraftPlace = 'local' | 'server' | 'both';

/** A draft with its form and its record. */
export interface StoredDraft {
  id: string;
  form: string;
  /** 0: the record does not exist yet. */
  record: number;
  /** Version of the record shown in the form; null for a new record. */
  base: number | null;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Name of the record, if the values do not contain it. */
  called?: string;
  /** Name when the draft was stored; may be empty. */
  title: string;
  /** Form values; undefined while they are on the server only. */
  values: unknown;
  place: DraftPlace;
}

export const draftPlaces: Readonly<Record<DraftPlace, string>> = {
  local: 'bu bilgisayarda',
  server: 'sunucuda',
  both: 'bu bilgisayarda ve sunucuda',
};

/** Identifies the drafts of a form: user, form and record. */
export interface DraftScope {
  email: string;
  form: string;
  /** 0: the record does not exist yet. */
  record: number;
}

/** A draft as this browser stores it. */
export interface LocalDraft extends DraftScope {
  /** UUID of one opening of the form, so that no draft overwrites another. */
  id: string;
  /** Version of the record shown in the form; null for a new record. */
  base: number | null;
  /** Name of the record, if the values do not contain it. */
  called?: string;
  /** Name in the list of drafts. */
  title: string;
  /** Form values as JSON. */
  json: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Opened form and number of its change, to compare with the copy on the server. */
  client: string;
  seq: number;
}
