import type { Db } from '../../../platform/database/tables.ts';
import { countItems } from '../index/import-rows.repository.ts';
import { saveHeartbeat, type Claim } from './import-claims.repository.ts';
import type { JobChange } from './import-jobs.repository.ts';
import { shownCounts } from './shown-counts.ts';

/** What the process that runs an import needs to know of its server. */
export interface RunControl {
  /** The server ends. */
  isStopped(): boolean;
  /** Called after each sign of life; records may have changed since the one before. */
  onHeartbeat?(): void;
}

const INTERVAL_MS = 1_000;

/** Says in the database, once a second, that an import goes on and how far it is, and learns what it is asked to do. */
export class Pulse {
  wish = '';
  importId: number | null = null;
  private isLost = false;
  private done = 0;
  private total = 0;
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> = Promise.resolve();
  private readonly db: Db;
  private readonly claim: Claim;
  private readonly control: RunControl;

  constructor(db: Db, claim: Claim, control: RunControl) {
    this.db = db;
    this.claim = claim;
    this.control = control;
  }

  start(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat();
    }, INTERVAL_MS);
  }

  async stop(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.beating;
  }

  isStopped(): boolean {
    return this.isLost || this.wish !== '' || this.control.isStopped();
  }

  set(done: number, total: number): void {
    this.done = done;
    this.total = total;
  }

  progress(): JobChange {
    return { done: this.done, total: this.total };
  }

  /** Notes the import before it writes anything, so that it can be taken back whatever happens. */
  async beginImport(id: number): Promise<void> {
    this.importId = id;
    await this.say({ import_id: id });
  }

  private async beat(): Promise<void> {
    try {
      const counts = this.importId === null ? {} : { counts: shownCounts(await countItems(this.db, this.importId)) };
      await this.say({ ...this.progress(), ...counts });
      this.control.onHeartbeat?.();
    } catch {
      // The database is away for a moment; if it stays away, the import fails by itself.
    }
    if (this.timer) this.start();
  }

  private async say(change: JobChange): Promise<void> {
    const wish = await saveHeartbeat(this.db, this.claim, change);
    if (wish === null) this.isLost = true;
    else this.wish = wish;
  }
}
