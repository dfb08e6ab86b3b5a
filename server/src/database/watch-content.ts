import pg from 'pg';
import type { Services } from '../services.ts';
import { readContentVersion } from './content-version.ts';
import { changeChannel } from './postgres-dialect.ts';

const POLL_MS = 1_000;

/** Hears of the changes of other processes: LISTEN on PostgreSQL, and asking each second while that connection is lost. */
export class ContentWatch {
  readonly #services: Services;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isTrying = false;

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
    if (this.#client || this.#isTrying) return;
    this.#isTrying = true;
    await this.#listen(url);
    await readContentVersion(this.#services.db).then(
      (version) => this.#services.contentVersion.raise(version),
      (error: unknown) => this.#services.log.warn({ err: error }, 'content version not readable'),
    );
    this.#isTrying = false;
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: POLL_MS });
    const lost = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => this.#services.contentVersion.raise(Number(payload)));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      this.#client = client;
    } catch (error) {
      this.#services.log.warn({ err: error }, 'listening for content changes failed');
      await client.end().catch(() => undefined);
    }
  }
}
