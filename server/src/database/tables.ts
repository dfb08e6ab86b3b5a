import type { ColumnType, Generated, Kysely } from 'kysely';

/** Set by the database where it is left out, as autoincremented keys and column defaults are. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** JSON kept as text; parsed in repositories. */
type JsonText = string;
/** ISO-8601 in UTC with milliseconds. */
type Time = string;
type Flag = 0 | 1;

/** Columns of every table that staff edit. */
interface Edited {
  version: Defaulted<number>;
  created_at: Time;
  updated_at: Time;
  updated_by: Defaulted<number | null>;
}

export interface LanguagesTable extends Edited {
  id: Generated<number>;
  abbr: string;
  lang: string;
  active: Defaulted<Flag>;
  is_default: Defaulted<Flag>;
  page_lang: Defaulted<JsonText>;
}

export interface UsersTable extends Edited {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  role_group: string;
  active: Defaulted<Flag>;
  must_change_password: Defaulted<Flag>;
  last_sign_in_at: Time | null;
}

export interface SessionsTable {
  id: Generated<number>;
  token_hash: string;
  companion_hash: string;
  user_id: number;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Time;
  address: string;
  agent: string;
}

export interface MediaTable {
  id: Generated<number>;
  hash: string;
  width: number;
  height: number;
  widths: JsonText;
}

export interface MediaTranslationsTable {
  media_id: number;
  lang: string;
  alt: string;
}

export interface ArticlesTable extends Edited {
  id: Generated<number>;
  queue: number;
  active: Defaulted<Flag>;
  published_at: Time;
  cover_id: number | null;
}

export interface ArticleTranslationsTable {
  id: Generated<number>;
  article_id: number;
  lang: string;
  title: string;
  seo_name: string;
  summary: string;
  content: string;
  document: JsonText;
  seo_title: string | null;
  seo_description: string | null;
  reading_minutes: number;
  search_text: string;
}

export interface ContractsTable extends Edited {
  id: Generated<number>;
  kind: string;
}

export interface ContractTranslationsTable {
  contract_id: number;
  lang: string;
  name: string;
  seo_name: string;
  content: string;
  document: JsonText;
  seo_title: string | null;
  seo_description: string | null;
  revision_id: number;
}

export interface ContractRevisionsTable {
  id: Generated<number>;
  contract_id: number;
  lang: string;
  name: string;
  content: string;
  created_at: Time;
  created_by: number | null;
}

export interface SlugHistoryTable {
  entity: string;
  entity_id: number;
  lang: string;
  seo_name: string;
}

export interface PageMetaTable extends Edited {
  route: string;
  lang: string;
  title: string | null;
  description: string | null;
}

export interface PageContentsTable extends Edited {
  group_name: string;
  key: string;
  lang: string;
  value: JsonText;
}

export interface ContactInformationTable extends Edited {
  id: Generated<number>;
  section: string;
  name: string;
  content: string;
  lang: string | null;
  queue: number;
}

export interface SocialMediaTable extends Edited {
  id: Generated<number>;
  name: string;
  uri: string;
  icon_name: string;
  queue: number;
}

export interface SettingsTable extends Edited {
  key: string;
  value: JsonText;
}

export interface ContentStateTable {
  id: number;
  version: number;
}

export interface AuditTable {
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
}

export interface IdempotencyTable {
  key: string;
  operation: string;
  user_id: number;
  status: number;
  answer: JsonText;
  created_at: Time;
}

export interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970; null never expires. */
  expire: number | null;
}

export interface ReleasesTable {
  unit: string;
  id: string;
  descriptor: JsonText;
  created_at: Time;
  published_by: string;
}

export interface ReleasePointersTable {
  unit: string;
  live: string;
  previous: string | null;
  changed_at: Time;
  changed_by: string;
}

export interface ReleaseLogTable {
  id: Generated<number>;
  at: Time;
  unit: string;
  action: string;
  before_id: string | null;
  after_id: string | null;
  actor: string;
  reason: string;
}

export interface PublishTokensTable {
  id: Generated<number>;
  remote: string;
  token_hash: string;
  created_at: Time;
  expires_at: Time;
  revoked_at: Time | null;
}

export interface ReleaseFaultsTable {
  id: Generated<number>;
  at: Time;
  unit: string;
  release_id: string;
  phase: string;
  message: string;
}

export interface Tables {
  languages: LanguagesTable;
  users: UsersTable;
  sessions: SessionsTable;
  media: MediaTable;
  media_translations: MediaTranslationsTable;
  articles: ArticlesTable;
  article_translations: ArticleTranslationsTable;
  contracts: ContractsTable;
  contract_translations: ContractTranslationsTable;
  contract_revisions: ContractRevisionsTable;
  slug_history: SlugHistoryTable;
  page_meta: PageMetaTable;
  page_contents: PageContentsTable;
  contact_information: ContactInformationTable;
  social_media: SocialMediaTable;
  settings: SettingsTable;
  content_state: ContentStateTable;
  audit: AuditTable;
  idempotency: IdempotencyTable;
  throttle: ThrottleTable;
  releases: ReleasesTable;
  release_pointers: ReleasePointersTable;
  release_log: ReleaseLogTable;
  publish_tokens: PublishTokensTable;
  release_faults: ReleaseFaultsTable;
}

/** A handle to query with: the database or an open transaction. Repositories take it as their first argument. */
export type Db = Kysely<Tables>;
