import type { Generated } from 'kysely';
import type { Defaulted, Edited, Flag, JsonText, Time } from './columns.ts';

interface UsersTable extends Edited {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  role_group: string;
  active: Defaulted<Flag>;
  must_change_password: Defaulted<Flag>;
  last_sign_in_at: Time | null;
  /** A password alone does not let this person in. */
  second_factor_required: Defaulted<Flag>;
  /** The authenticator app's secret, sealed with the server's own; null: not in use. */
  totp_secret: Defaulted<string | null>;
  /** The time step of the last code that was taken: none is taken twice. */
  totp_step: Defaulted<number>;
}

interface RecoveryCodesTable {
  code_hash: string;
  user_id: number;
}

interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: JsonText;
  name: string;
  created_at: Time;
  last_used_at: Time | null;
}

interface TicketsTable {
  ticket_hash: string;
  purpose: string;
  companion_hash: string;
  /** Null until somebody is known. */
  user_id: number | null;
  data: string;
  attempts: Defaulted<number>;
  expires_at: Time;
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
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  tickets: TicketsTable;
  sessions: SessionsTable;
  throttle: ThrottleTable;
}
