import type { Generated } from 'kysely';
import type { JsonText, Time } from './columns.ts';

interface ReleasesTable {
  unit: string;
  id: string;
  descriptor: JsonText;
  created_at: Time;
  published_by: string;
}

interface ReleasePointersTable {
  unit: string;
  live: string;
  previous: string | null;
  changed_at: Time;
  changed_by: string;
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
}
