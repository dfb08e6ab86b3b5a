import type { Generated } from 'kysely';
import type { Defaulted, JsonText, Time } from './columns.ts';

interface ConsentRevisionsTable {
  /** Hash of the texts. */
  revision: string;
  /** `ConsentText` by language. */
  texts: JsonText;
  created_at: Time;
}

/** No address, no agent: nothing here leads to a person. */
interface ConsentsTable {
  id: Generated<number>;
  key: string;
  visitor: string;
  at: Time;
  revision: string;
  lang: string;
  /** Lists of categories. */
  offered: JsonText;
  accepted: JsonText;
  deleted_at: Defaulted<Time | null>;
}

export interface ConsentsTables {
  consent_revisions: ConsentRevisionsTable;
  consents: ConsentsTable;
}
