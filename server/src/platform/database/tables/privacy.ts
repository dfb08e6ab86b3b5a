import type { Generated } from 'kysely';
import type { DataRequestKind, DataRequestState, DestructionKind, DestructionReason } from 'shared-contracts/privacy';
import type { Defaulted, Edited, JsonText, Time } from './columns.ts';

interface DataRequestsTable extends Edited {
  id: Generated<number>;
  reference: string;
  kind: DataRequestKind;
  name: string;
  email: string;
  /** The e-mail in small letters, as in `messages`. */
  sender: string;
  /** Days by the calendar of Istanbul. */
  received_on: string;
  due_on: string;
  text: string;
  state: Defaulted<DataRequestState>;
  outcome: Defaulted<string>;
  closed_at: Defaulted<Time | null>;
  search_text: string;
  deleted_at: Defaulted<Time | null>;
}

interface DestructionsTable {
  id: Generated<number>;
  at: Time;
  kind: DestructionKind;
  reason: DestructionReason;
  count: number;
  /** Name; empty: the site itself. */
  actor: string;
  /** References of what was destroyed, never its content. */
  reference_list: JsonText;
}

interface JobTimesTable {
  name: string;
  at: Time;
}

interface FailedSignInsTable {
  /** Beginning of the hour. */
  hour: Time;
  /** The net; empty: all others together. */
  address: string;
  count: number;
}

export interface PrivacyTables {
  failed_sign_ins: FailedSignInsTable;
  job_times: JobTimesTable;
  data_requests: DataRequestsTable;
  destructions: DestructionsTable;
}
