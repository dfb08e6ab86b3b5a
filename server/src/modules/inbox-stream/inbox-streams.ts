import { liveSessions, type StaffSession } from '../../platform/auth/sessions.ts';
import { Throttled, Unavailable } from '../../platform/errors.ts';
import type { InboxEvent } from '../../platform/events/inbox-hub.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { EventStream } from './event-stream.ts';
import { readNews } from './inbox-news.ts';

/** Milliseconds within which events are combined into one notification. */
const BATCH_WINDOW_MS = 200;
/** Milliseconds until the retry after a database failure. */
const RETRY_MS = 1_000;
/** Interval of the heartbeat in milliseconds, and the longest time that a stream outlives its session. */
const HEARTBEAT_MS = 20_000;
const RETRY_SECONDS = 60;

/** Maximum numbers of streams. A browser uses one, regardless of how many tabs are open. */
export interface StreamLimits {
  perUser: number;
  total: number;
}

const defaultLimits: StreamLimits = { perUser: 12, total: 500 };

/** All open streams of this process. News is read once and sent to each stream according to its current rights. */
export class InboxStreams {
  readonly #services: PlatformServices;
  readonly #limits: StreamLimits;
  readonly #streams = new Set<EventStream>();
  readonly #unsubscribe: () => void;
  readonly #heartbeat: NodeJS.Timeout;
  #events: InboxEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Runs the rounds one after the other, so that an older count is never sent after a newer one. */
  #pendingRounds = Promise.resolve();

  constructor(services: PlatformServices, limits = defaultLimits) {
    this.#services = services;
    this.#limits = limits;
    this.#unsubscribe = services.inbox.subscribe((happening) => this.#onEvent(happening));
    this.#heartbeat = setInterval(() => this.#sendHeartbeats(), HEARTBEAT_MS).unref();
  }

  /** Opens a stream, whose first event is `counts`. Throws `Throttled` or `Unavailable` above the limits. */
  open(session: StaffSession): EventStream {
    const own = [...this.#streams].filter((stream) => stream.session.user.id === session.user.id);
    if (own.length >= this.#limits.perUser) throw new Throttled(RETRY_SECONDS);
    if (this.#streams.size >= this.#limits.total)
      throw new Unavailable(
        RETRY_SECONDS,
        'too-many-streams',
        'Şu anda çok fazla panel açık; yeni iletiler birkaç dakika gecikmeyle gösterilir.',
      );
    const stream = new EventStream(session);
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    this.#scheduleRound(0);
    return stream;
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
    await this.#pendingRounds;
  }

  #onEvent(happening: InboxEvent): void {
    if (this.#streams.size === 0) return;
    this.#events.push(happening);
    if (!this.#timer) this.#scheduleRound(BATCH_WINDOW_MS);
  }

  #sendHeartbeats(): void {
    for (const stream of this.#streams) stream.sendHeartbeat();
    if (this.#streams.size > 0) this.#scheduleRound(0);
  }

  #scheduleRound(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#pendingRounds = this.#pendingRounds.then(() => this.#runRound());
    }, ms);
  }

  async #runRound(): Promise<void> {
    const happenings = this.#events.splice(0);
    try {
      await this.#sendNews(happenings);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'inbox streams not notified');
      this.#events.unshift(...happenings);
      if (this.#streams.size > 0) this.#scheduleRound(RETRY_MS);
    }
  }

  async #sendNews(happenings: readonly InboxEvent[]): Promise<void> {
    const streams = [...this.#streams];
    const news = await readNews(this.#services.db, happenings);
    // Read last, so that rights revoked meanwhile already apply.
    const sessions = await liveSessions(this.#services, [...new Set(streams.map(({ session }) => session.id))]);
    for (const stream of streams) {
      const now = sessions.get(stream.session.id);
      if (now?.role === stream.session.user.role_group) stream.sendNews(news, now.rights);
      else stream.end();
    }
  }
}
