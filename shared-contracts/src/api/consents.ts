import type { ConsentCategory } from './integrations.ts';

/**
 * Body of `POST /api/pages/consents`: the choice of a visitor in the consent notice. It holds random ids and no
 * personal data.
 */
export interface ConsentChoice {
  /** UUID of the browser, generated with its first choice. */
  id: string;
  /** UUID of this choice; a repeated request with the same key is stored once. */
  key: string;
  /** Revision of the notice that was shown, from its `data-revision` attribute. */
  revision: string;
  /** Language of the notice. */
  lang: string;
  /** Accepted categories; empty when the visitor rejected everything or withdrew the consent. */
  categories: ConsentCategory[];
}

/** Row of `GET /api/admin/privacy/consents?page&search&from&to`, newest first. */
export interface ConsentRow {
  /** `key` of the choice. */
  key: string;
  /** `id` of the browser, which the notice shows to the visitor. `search` matches its beginning. */
  visitor: string;
  /** Time of the choice by the clock of the server (ISO). */
  at: string;
  revision: string;
  lang: string;
  offered: ConsentCategory[];
  accepted: ConsentCategory[];
}

/** Full text of the consent notice in one language. */
export interface ConsentText {
  title: string;
  text: string;
  /** Link to the cookie policy; null when the site had none. `revision` is the revision of the policy text. */
  policy: { name: string; address: string; revision: number } | null;
  /** Text about the necessary cookies, which cannot be switched off. */
  necessary: { name: string; text: string };
  categories: { category: ConsentCategory; name: string; text: string }[];
  buttons: string[];
}

/** `data` of `GET /api/admin/privacy/consents/revisions/{revision}`: the notice as it was shown, by language. */
export interface ConsentRevision {
  revision: string;
  /** Time when this revision was first shown (ISO). */
  created_at: string;
  texts: Record<string, ConsentText>;
}
