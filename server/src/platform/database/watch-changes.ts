import pg from 'pg';
import type { Services } from '../../services.ts';
import { readContentVersion } from './content-version.ts';
import { changeChannel, inboxChannel } from './postgres-dialect.ts';
import type { Db } from './tables.ts';

const POLL_MS = 1_000;
/** A connection that is lost without a word looks like one on which nothing happens. */
const SILENCE_MS = 5_000;

interface Pace {
  /** Between two attempts to listen, and two looks while nobody does. */
  pollMs: number;
  /** Between two questions whether the listening connection is still there, each with a look beside it. */
  silenceMs: number;
}

/** Returns a value that changes whenever something has happened in an inbox. */
type ReadInboxState = (db: Db) => Promise<string>;

const usual: Pace = { pollMs: POLL_MS, silenceMs: SILENCE_MS };

/**
 * Receives the content changes and inbox events of other processes: by `LISTEN` on PostgreSQL, with one connection for
 * both, and by polling every second while that connection is lost. The connection is checked every five seconds, and
 * each check also polls for changes that it should have reported.
 */
export class ChangeWatch {
  readonly #services: Services;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  readonly #readInboxState: ReadInboxState;
  readonly #pace: Pace;
  #heardAt = 0;
  /** What was missed has not been looked up yet. */
  #isBehind = true;
  /** The inboxes at the last look; null: not looked at since somebody listened. */
  #inboxState: string | null = null;

  constructor(services: Services, readInboxState: ReadInboxState, pace = usual) {
    this.#services = services;
    this.#readInboxState = readInboxState;
    this.#pace = pace;
  }

  async start(): Promise<void> {
    const url = this.#services.config.databaseUrl;
    if (!url) return;
    await this.#keepUp(url);
    this.#timer = setInterval(() => void this.#keepUp(url), this.#pace.pollMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** While nobody listens: tries to, and asks for what was missed. Now and then in any case. */
  async #keepUp(url: string): Promise<void> {
    const isDue = Date.now() - this.#heardAt >= this.#pace.silenceMs;
    if (this.#isTrying || (this.#client && !this.#isBehind && !isDue)) return;
    this.#isTrying = true;
    if (isDue) await this.#dropSilent();
    this.#isBehind ||= this.#client === null;
    if (!this.#client) await this.#listen(url);
    await this.#catchUp().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'changes of other processes not readable'),
    );
    this.#isTrying = false;
  }

  /** A connection that does not answer is none. */
  async #dropSilent(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await client.query(`listen ${changeChannel}`);
      this.#heardAt = Date.now();
    } catch {
      this.#client = null;
      // Not awaited: the server may not respond any more.
      void client.end().catch(() => undefined);
    }
  }

  async #catchUp(): Promise<void> {
    const { db, contentVersion, inbox } = this.#services;
    contentVersion.raise(await readContentVersion(db));
    if (!this.#isBehind) return;
    const state = await this.#readInboxState(db);
    // Whoever listens again does not know what came between the last look and now.
    if (this.#client || state !== this.#inboxState) inbox.miss();
    this.#inboxState = this.#client ? null : state;
    this.#isBehind = false;
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: POLL_MS,
      query_timeout: POLL_MS,
      keepAlive: true,
    });
    const lost = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ channel, payload = '' }) => this.#take(channel, payload));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      await client.query(`listen ${inboxChannel}`);
      this.#client = client;
      this.#heardAt = Date.now();
    } catch (error) {
      this.#services.log.warn({ err: error }, 'listening for changes failed');
      await client.end().catch(() => undefined);
    }
  }

  #take(channel: string, payload: string): void {
    if (channel === inboxChannel) this.#services.inbox.take(payload);
    else this.#services.contentVersion.raise(Number(payload));
  }
}
