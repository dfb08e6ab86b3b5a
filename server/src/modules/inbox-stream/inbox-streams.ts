import { liveSessions, type StaffSession } from '../../platform/auth/sessions.ts';
import { Throttled, Unavailable } from '../../platform/errors.ts';
import type { InboxHappening } from '../../platform/events/inbox-hub.ts';
import type { Services } from '../../services.ts';
import { EventStream } from './event-stream.ts';
import { readNews } from './inbox-news.ts';

/** Many happenings within this time are told as one. */
const TOGETHER_MS = 200;
/** After a failure of the database. */
const AGAIN_MS = 1_000;
/** Sign of life, and the longest that a stream outlives its session. */
const BEAT_MS = 20_000;
const RETRY_SECONDS = 60;

/** Maximum numbers of streams. A browser uses one, regardless of how many tabs are open. */
export interface StreamLimits {
  ofPerson: number;
  ofAll: number;
}

const usual: StreamLimits = { ofPerson: 12, ofAll: 500 };

/** All open streams of this process. News is read once and sent to each stream according to its current rights. */
export class InboxStreams {
  readonly #services: Services;
  readonly #limits: StreamLimits;
  readonly #streams = new Set<EventStream>();
  readonly #deafen: () => void;
  readonly #heart: NodeJS.Timeout;
  #happenings: InboxHappening[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Runs the rounds one after the other, so that an older count is never sent after a newer one. */
  #pendingRounds = Promise.resolve();

  constructor(services: Services, limits = usual) {
    this.#services = services;
    this.#limits = limits;
    this.#deafen = services.inbox.hear((happening) => this.#note(happening));
    this.#heart = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  /** Opens a stream, whose first event is `counts`. Throws `Throttled` or `Unavailable` above the limits. */
  open(session: StaffSession): EventStream {
    const own = [...this.#streams].filter((stream) => stream.session.user.id === session.user.id);
    if (own.length >= this.#limits.ofPerson) throw new Throttled(RETRY_SECONDS);
    if (this.#streams.size >= this.#limits.ofAll)
      throw new Unavailable(
        RETRY_SECONDS,
        'too-many-streams',
        'Şu anda çok fazla panel açık; yeni iletiler birkaç dakika gecikmeyle gösterilir.',
      );
    const stream = new EventStream(session);
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    this.#tellAfter(0);
    return stream;
  }

  async close(): Promise<void> {
    this.#deafen();
    clearInterval(this.#heart);
    clearTimeout(this.#timer);
    for (const stream of this.#streams) stream.end();
    this.#streams.clear();
    await this.#rounds;
  }

  #onEvent(happening: InboxEvent): void {
    if (this.#streams.size === 0) return;
    this.#happenings.push(happening);
    if (!this.#timer) this.#tellAfter(TOGETHER_MS);
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
    if (this.#streams.size > 0) this.#tellAfter(0);
  }

  #scheduleRound(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#rounds = this.#rounds.then(() => this.#tellOrLater());
    }, ms);
  }

  async #tellOrLater(): Promise<void> {
    const happenings = this.#happenings.splice(0);
    try {
      await this.#tell(happenings);
    } catch (error) {
      this.#services.log.warn({ err: error }, 'inbox streams not told');
      this.#happenings.unshift(...happenings);
      if (this.#streams.size > 0) this.#tellAfter(AGAIN_MS);
    }
  }

  async #tell(happenings: readonly InboxHappening[]): Promise<void> {
    const streams = [...this.#streams];
    const news = await readNews(this.#services.db, happenings);
    // Read last, so that rights revoked meanwhile already apply.
    const sessions = await liveSessions(this.#services, [...new Set(streams.map(({ session }) => session.id))]);
    for (const stream of streams) {
      const now = sessions.get(stream.session.id);
      if (now?.role === stream.session.user.role_group) stream.tell(news, now.rights);
      else stream.end();
    }
  }
}
