import type { Generated } from 'kysely';
import type { JsonText, Time } from './columns.ts';

interface ReleasesTable {
  unit: string;
  id: string;
  descriptor: JsonText;
  created_at: Time;
  published_by: string;
  /** Over the text of `descriptor`, by the holder of `signed_by`; null for releases of older servers. */
  signature: string | null;
  signed_by: string | null;
  /** It failed visitors: never chosen by itself again. */
  set_aside_at: Time | null;
  set_aside_reason: string | null;
}

interface ReleasePointersTable {
  unit: string;
  live: string;
  previous: string | null;
  changed_at: Time;
  changed_by: string;
  /** Release that a share of the visitors gets instead of the live one. */
  candidate: string | null;
  percent: Generated<number>;
}

interface ReleaseLogTable {
  id: Generated<number>;
  at: Time;
  unit: string;
  action: string;
  before_id: string | null;
  after_id: string | null;
  actor: string;
  reason: string;
}

interface PublishTokensTable {
  id: Generated<number>;
  remote: string;
  token_hash: string;
  created_at: Time;
  expires_at: Time;
  revoked_at: Time | null;
  public_key: string | null;
  last_used_at: Time | null;
  name: Generated<string>;
  created_by: Generated<string>;
}

interface ReleaseHealthTable {
  unit: string;
  release_id: string;
  day: string;
  measure: string;
  count: number;
}

interface RemotesTable {
  name: string;
  segment: string;
  title: string;
  created_at: Time;
  created_by: string;
}

interface ReleaseFaultsTable {
  id: Generated<number>;
  at: Time;
  unit: string;
  release_id: string;
  phase: string;
  message: string;
}

export interface ReleasesTables {
  releases: ReleasesTable;
  release_pointers: ReleasePointersTable;
  release_log: ReleaseLogTable;
  publish_tokens: PublishTokensTable;
  release_faults: ReleaseFaultsTable;
  release_health: ReleaseHealthTable;
  remotes: RemotesTable;
}
