import pg from 'pg';
import type { Services } from '../services.ts';
import { readContentVersion } from './content-version.ts';
import { readInboxState } from './inbox-state.ts';
import { changeChannel, inboxChannel } from './postgres-dialect.ts';

const POLL_MS = 1_000;

/**
 * Hears of what other processes have done to the content and in the inboxes: LISTEN on PostgreSQL, one connection for
 * both, and asking each second while that connection is lost.
 */
export class ChangeWatch {
  readonly #services: Services;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isTrying = false;
  /** What was missed has not been looked up yet. */
  #isBehind = true;
  /** The inboxes at the last look; null: not looked at since somebody listened. */
  #inboxState: string | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  async start(): Promise<void> {
    const url = this.#services.config.databaseUrl;
    if (!url) return;
    await this.#keepUp(url);
    this.#timer = setInterval(() => void this.#keepUp(url), POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client?.end();
  }

  /** While nobody listens: tries to, and asks for what was missed. */
  async #keepUp(url: string): Promise<void> {
    if ((this.#client && !this.#isBehind) || this.#isTrying) return;
    this.#isTrying = true;
    this.#isBehind = true;
    if (!this.#client) await this.#listen(url);
    await this.#catchUp().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'changes of other processes not readable'),
    );
    this.#isTrying = false;
  }

  async #catchUp(): Promise<void> {
    const { db, contentVersion, inbox } = this.#services;
    contentVersion.raise(await readContentVersion(db));
    const state = await readInboxState(db);
    // Whoever listens again does not know what came between the last look and now.
    if (this.#client || state !== this.#inboxState) inbox.miss();
    this.#inboxState = this.#client ? null : state;
    this.#isBehind = false;
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: POLL_MS });
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
