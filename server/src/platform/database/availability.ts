import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import pg from 'pg';
import type { DatabaseStats } from './database-stats.ts';

/** Thrown at once while PostgreSQL neither answers nor refuses connections. */
class DatabaseAway extends Error {
  /** That of a socket that is not answered, so that callers treat it as one. */
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('PostgreSQL does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Every caller has an error within two seconds: after two intervals, the second one without progress, and one probe. */
const INTERVAL_MS = 300;
const ANSWER_MS = 900;
/** When this process itself was busy, an answer that has arrived is read within this time. */
const READING_MS = 100;

/**
 * Watches a database that may fall silent, for example behind a network that drops packets. Statements would wait for
 * their timeout, and new ones for a connection. Probes only while callers wait and none has finished.
 */
export class Availability {
  readonly #address: string;
  readonly #stats: DatabaseStats;
  readonly #onAway: () => void;
  readonly #timer: NodeJS.Timeout;
  /** Callers that wait for a connection. */
  readonly #waiting = new Set<() => void>();
  #probe: pg.Client | null = null;
  #isProbing = false;
  #isAway = false;
  #finished = 0;

  /** `onAway` breaks the connections, so that the statements on them fail. */
  constructor(address: string, stats: DatabaseStats, onAway: () => void) {
    this.#address = address;
    this.#stats = stats;
    this.#onAway = onAway;
    this.#timer = setInterval(() => void this.#check(), INTERVAL_MS).unref();
  }

  /**
   * Waits for a connection while the database answers.
   * @throws DatabaseAway
   */
  async whileAvailable(
    acquire: () => Promise<DatabaseConnection>,
    release: (connection: DatabaseConnection) => Promise<void>,
  ): Promise<DatabaseConnection> {
    if (this.#isAway) throw new DatabaseAway();
    const { promise: away, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new DatabaseAway());
    this.#waiting.add(giveUp);
    const pending = acquire();
    try {
      return await Promise.race([pending, away]);
    } catch (error) {
      // The connection may still arrive: it must be released, or it is lost permanently.
      pending.then(release).catch(() => undefined);
      throw error;
    } finally {
      this.#waiting.delete(giveUp);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#dropProbe();
  }

  async #check(): Promise<void> {
    if (this.#isProbing || !(this.#isAway || this.#isStuck())) return;
    this.#isProbing = true;
    const answers = await Promise.race([this.#ask(), isLate()]);
    this.#isProbing = false;
    if (!answers) this.#dropProbe();
    if (!answers && !this.#isAway) this.#giveUp();
    this.#isAway = !answers;
  }

  /** Reports whether callers use or want connections, and none has given one back since the last call. */
  #isStuck(): boolean {
    const { acquired, inUse, waiting } = this.#stats;
    const finished = acquired - inUse;
    const isStuck = finished === this.#finished && inUse + waiting > 0;
    this.#finished = finished;
    return isStuck;
  }

  async #ask(): Promise<boolean> {
    try {
      if (!this.#probe) await this.#openProbe();
      await this.#probe?.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  async #openProbe(): Promise<void> {
    this.#probe = new pg.Client({ connectionString: this.#address });
    this.#probe.on('error', () => undefined);
    await this.#probe.connect();
  }

  #dropProbe(): void {
    if (this.#probe) breakConnection(this.#probe);
    this.#probe = null;
  }

  #giveUp(): void {
    this.#onAway();
    for (const giveUp of this.#waiting) giveUp();
  }
}

async function isLate(): Promise<false> {
  await pause(ANSWER_MS, undefined, { ref: false });
  await pause(READING_MS, undefined, { ref: false });
  return false;
}

/** Closes the socket: `end()` would say goodbye on it and wait for an answer. */
export function breakConnection(client: pg.ClientBase): void {
  (client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream.destroy();
}

/** Makes callers fail at once while the database is away. */
export function withAvailability<T extends Driver>(driver: T, availability: Availability): T {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const destroy = driver.destroy.bind(driver);
  driver.acquireConnection = (options) => availability.whileAvailable(() => acquire(options), release);
  driver.destroy = () => {
    availability.stop();
    return destroy();
  };
  return driver;
}
