import type { FastifyInstance } from 'fastify';
import type { Belongings } from './content/belongings.ts';
import type { ContentKind } from './content/content-kind.ts';
import type { AttentionCounts } from './content/module-descriptions.ts';
import type { StoredContent } from './content/stored-content.ts';
import type { RetentionRun } from './platform/database/retention-run.ts';
import type { Db } from './platform/database/tables.ts';
import type { Figure } from './platform/metrics/metrics.ts';
import type { ScheduledJob } from './platform/jobs/scheduled-job.ts';
import type { Services } from './services.ts';

/** The descriptor of a server module. `modules/index.ts` lists all modules. */
export interface ServerModule {
  /** The name of the module folder. */
  name: string;
  /** Fastify plugins with the routes of the module; each has its own plugin context. */
  routes: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
  jobs?: readonly ScheduledJob<Services>[];
  /** The part of the daily retention job that belongs to this module. */
  retention?: Retention;
  content?: Partial<StoredContent>;
  /** Kinds of records that staff edit, with their history. */
  kinds?: readonly ContentKind[];
  attention?: AttentionCounts;
  /** What users have made that goes on without them. */
  belongings?: readonly Belongings[];
  /** Returns approximately how many bytes visitors have stored in this module. */
  visitorBytes?: (db: Db) => Promise<number>;
  /** Figures of this module in the metrics. */
  figures?: readonly Figure<Db>[];
}

/** Returns the counts for the log. */
export type RetentionStep = (services: Services, run: RetentionRun) => Promise<object>;

/** The `purge` steps of all modules run first, so that rows soft-deleted in the same run are kept for their week. */
export interface Retention {
  /** Destroys what was soft-deleted a week ago. */
  purge?: RetentionStep;
  /** Soft-deletes what has reached the end of its retention period; skipped while a restored site waits for review. */
  expire?: RetentionStep;
  /** Deletes files that belong to no record, and records that are no longer used. */
  sweep?: RetentionStep;
}
