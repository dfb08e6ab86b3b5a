import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag, Time } from './columns.ts';

interface UsersTable extends Edited {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  role_group: string;
  active: Defaulted<Flag>;
  must_change_password: Defaulted<Flag>;
  last_sign_in_at: Time | null;
}

interface SessionsTable {
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

interface ThrottleTable {
  key: string;
  points: number;
  /** Milliseconds since 1970; null never expires. */
  expire: number | null;
}

export interface PeopleTables {
  users: UsersTable;
  sessions: SessionsTable;
  throttle: ThrottleTable;
}
