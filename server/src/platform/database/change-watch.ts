import pg from 'pg';
import type { PlatformServices } from '../platform-services.ts';
import { readContentChanges } from './content-version.ts';
import { changeChannel, inboxChannel } from './postgres-dialect.ts';
import type { Db } from './tables.ts';

const POLL_MS = 1_000;
/** Milliseconds between liveness checks: a connection that was lost without being closed looks like an idle one. */
const LIVENESS_CHECK_MS = 5_000;

interface Intervals {
  /** Milliseconds between two attempts to connect, and between two polls while there is no listening connection. */
  pollMs: number;
  /** Milliseconds between two liveness checks of the listening connection; each check also polls for changes. */
  livenessCheckMs: number;
}

/** Returns a value that changes whenever something has happened in an inbox. */
type ReadInboxState = (db: Db) => Promise<string>;

const defaultIntervals: Intervals = { pollMs: POLL_MS, livenessCheckMs: LIVENESS_CHECK_MS };

/**
 * Receives the content changes and inbox events of other processes: by `LISTEN` on PostgreSQL, with one connection for
 * both, and by polling every second while that connection is lost. The connection is checked every five seconds, and
 * each check also polls for changes that it should have reported.
 */
export class ChangeWatch {
  readonly #services: PlatformServices;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  readonly #readInboxState: ReadInboxState;
  readonly #pace: Intervals;
  #lastAliveAt = 0;
  /** True while missed changes have not been polled yet. */
  #hasMissedChanges = true;
  /** The inbox state at the last poll; null: not polled since the connection started to listen. */
  #inboxState: string | null = null;

  constructor(services: PlatformServices, readInboxState: ReadInboxState, pace = defaultIntervals) {
    this.#services = services;
    this.#readInboxState = readInboxState;
    this.#pace = pace;
  }

  async start(): Promise<void> {
    const url = this.#services.config.databaseUrl;
    if (!url) return;
    await this.#poll(url);
    this.#timer = setInterval(() => void this.#poll(url), this.#pace.pollMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /**
   * While there is no listening connection: tries to open one and polls for missed changes. Also runs at every liveness
   * check.
   */
  async #poll(url: string): Promise<void> {
    const isDue = Date.now() - this.#lastAliveAt >= this.#pace.livenessCheckMs;
    if (this.#isPolling || (this.#client && !this.#hasMissedChanges && !isDue)) return;
    this.#isPolling = true;
    if (isDue) await this.#checkConnection();
    this.#hasMissedChanges ||= this.#client === null;
    if (!this.#client) await this.#listen(url);
    await this.#readMissedChanges().catch((error: unknown) =>
      this.#services.log.warn({ err: error }, 'changes of other processes not loaded'),
    );
    this.#isPolling = false;
  }

  /** Drops a connection that does not respond. */
  async #checkConnection(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      await client.query(`listen ${changeChannel}`);
      this.#lastAliveAt = Date.now();
    } catch {
      this.#client = null;
      // Not awaited: the server may not respond any more.
      void client.end().catch(() => undefined);
    }
  }

  async #readMissedChanges(): Promise<void> {
    const { db, contentVersion, inbox } = this.#services;
    await readContentChanges(db, contentVersion);
    if (!this.#hasMissedChanges) return;
    const state = await this.#readInboxState(db);
    // After a reconnect it is unknown what happened between the last poll and now.
    if (this.#client || state !== this.#inboxState) inbox.publishMissed();
    this.#inboxState = this.#client ? null : state;
    this.#hasMissedChanges = false;
  }

  async #listen(url: string): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: POLL_MS,
      query_timeout: POLL_MS,
      keepAlive: true,
    });
    const onDisconnect = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', onDisconnect).on('end', onDisconnect);
    client.on('notification', ({ channel, payload = '' }) => this.#receive(channel, payload));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      await client.query(`listen ${inboxChannel}`);
      this.#client = client;
      this.#lastAliveAt = Date.now();
    } catch (error) {
      this.#services.log.warn({ err: error }, 'listening for changes failed');
      await client.end().catch(() => undefined);
    }
  }

  #receive(channel: string, payload: string): void {
    if (channel === inboxChannel) this.#services.inbox.receive(payload);
    else void this.#readChanges();
  }

  /** The payload of a notification is the version alone; which entities it changed is in the database. */
  async #readChanges(): Promise<void> {
    const { db, contentVersion, log } = this.#services;
    await readContentChanges(db, contentVersion).catch((error: unknown) => {
      this.#hasMissedChanges = true;
      log.warn({ err: error }, 'changes of other processes not loaded');
    });
  }
}
