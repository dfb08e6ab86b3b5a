import type { FastifyInstance } from 'fastify';
import type { AttentionCounts } from './content/module-descriptions.ts';
import type { StoredContent } from './content/stored-content.ts';
import type { Run } from './platform/database/deletion.ts';
import type { Db } from './platform/database/tables.ts';
import type { ScheduledJob } from './platform/jobs/scheduled-job.ts';
import type { Services } from './services.ts';

/** What a module says of itself. `modules/index.ts` lists them all. */
export interface ServerModule {
  /** The name of its folder. */
  name: string;
  /** Fastify plugins with its routes; each gets a context of its own. */
  routes: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
  jobs?: readonly ScheduledJob<Services>[];
  /** Its part of the daily deletion. */
  retention?: Retention;
  content?: Partial<StoredContent>;
  attention?: AttentionCounts;
  /** About how much visitors have stored in it. */
  visitorBytes?: (db: Db) => Promise<number>;
}

/** Returns what it has counted, for the log. */
export type RetentionStep = (services: Services, run: Run) => Promise<object>;

/** Of all modules `purge` comes first, so that what is deleted today stays for its week. */
export interface Retention {
  /** Destroys what was deleted a week ago. */
  purge?: RetentionStep;
  /** Deletes what has been kept as long as promised; waits while a restored site is looked at. */
  expire?: RetentionStep;
  /** Takes away files that belong to no record, and records that nobody can need. */
  sweep?: RetentionStep;
}
