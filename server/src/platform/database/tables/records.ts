import type { Generated } from 'kysely';
import type { Defaulted, JsonText, Time } from './columns.ts';

interface SlugHistoryTable {
  entity: string;
  entity_id: number;
  lang: string;
  seo_name: string;
}

interface ContentStateTable {
  id: number;
  version: number;
}

interface AuditTable {
  id: Generated<number>;
  at: Time;
  actor_id: number | null;
  actor_name: string;
  action: string;
  entity: string;
  entity_id: number | null;
  title: string;
  fields: JsonText;
  request_id: string;
  result: Defaulted<string>;
  /** The net that it came from. */
  address: Defaulted<string>;
  search_text: Defaulted<string>;
}

interface IdempotencyTable {
  key: string;
  operation: string;
  user_id: number;
  status: number;
  answer: JsonText;
  created_at: Time;
}

export interface RecordsTables {
  slug_history: SlugHistoryTable;
  content_state: ContentStateTable;
  audit: AuditTable;
  idempotency: IdempotencyTable;
}
