import type { ConsentCategory } from './integrations.ts';

/** POST /api/pages/consents: what a visitor has chosen in the consent notice. Random numbers, nothing about the person. */
export interface ConsentChoice {
  /** UUID of the browser, made with its first choice. */
  id: string;
  /** UUID of this choice: sent again, it is kept once. */
  key: string;
  /** The notice that was shown, as its `data-revision` names it. */
  revision: string;
  /** The language that it was shown in. */
  lang: string;
  /** What was accepted; empty: everything was refused or withdrawn. */
  categories: ConsentCategory[];
}

/** A row of GET /api/admin/privacy/consents?page&search&from&to, the newest first. */
export interface ConsentRow {
  /** The `key` of the choice. */
  key: string;
  /** The `id` of the browser, which its visitor sees in the notice; `search` finds it by its beginning. */
  visitor: string;
  /** By the server's clock. */
  at: string;
  revision: string;
  lang: string;
  offered: ConsentCategory[];
  accepted: ConsentCategory[];
}

/** The consent notice in one language, word for word. */
export interface ConsentText {
  title: string;
  text: string;
  /** The link to the cookie policy; null where the site had none. `revision` is that of the policy's text. */
  policy: { name: string; address: string; revision: number } | null;
  /** What cannot be switched off. */
  necessary: { name: string; text: string };
  categories: { category: ConsentCategory; name: string; text: string }[];
  buttons: string[];
}

/** GET /api/admin/privacy/consents/revisions/{revision}: the notice as it was shown, by language. */
export interface ConsentRevision {
  revision: string;
  /** When it was shown first. */
  created_at: string;
  texts: Record<string, ConsentText>;
}
