import { debounced } from './debounce.ts';

/** Values to be saved; `seq` is the number of the change, ascending. */
export interface DraftMessage {
  seq: number;
}

/** Outcome of one request. `stopped`: the session has ended. */
export type SendOutcome =
  | { kind: 'stored'; seq: number; rev: number }
  | { kind: 'unreachable'; retryAfterMs: number | null }
  | { kind: 'refused'; message: string }
  | { kind: 'moved' }
  | { kind: 'stopped' };

export type QueueProblem = { kind: 'unreachable' } | { kind: 'refused'; message: string } | { kind: 'stopped' };

export interface Acknowledgement {
  seq: number;
  rev: number;
  /** Milliseconds since the epoch. */
  at: number;
}

interface QueueOptions<M> {
  /** Sends the message, based on the revision of the last response; never rejects. */
  send: (message: M, rev: number) => Promise<SendOutcome>;
  /** Called when `acknowledged` or `problem` has changed. */
  onChange: () => void;
  /** The draft was changed elsewhere: nothing is sent any more. */
  onMoved: () => void;
  random?: () => number;
}

const SEND_DELAY = { delayMs: 1_500, longestMs: 5_000 };
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves the values of one opened form on the server: one request in flight, and one place behind it that holds only the
 * newest values. A request without a response is repeated unchanged, because the server may have stored it. Responses
 * are numbers; they never reach the form.
 */
export class DraftQueue<M extends DraftMessage> {
  readonly #options: QueueOptions<M>;
  readonly #delay = debounced(() => this.flush(), SEND_DELAY);
  #waiting: M | null = null;
  #inFlight: M | null = null;
  /** Whether the waiting values are due as soon as the request in flight is answered. */
  #isDue = false;
  #state: 'open' | 'closing' | 'ended' = 'open';
  #failures = 0;
  #isRequesting = false;
  #wasSent = false;
  #running: Promise<void> = Promise.resolve();
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Last save that the server has confirmed. */
  acknowledged: Acknowledgement | null = null;
  problem: QueueProblem | null = null;

  constructor(options: QueueOptions<M>) {
    this.#options = options;
    addEventListener('online', this.#attempt);
  }

  /** Takes the newest values; older ones that have not been sent are replaced. */
  push(message: M): void {
    if (this.#state === 'ended') return;
    this.#waiting = message;
    this.#delay.call();
  }

  /** Sends what waits without the delay. */
  flush(): void {
    if (this.#state === 'ended') return;
    this.#isDue = true;
    if (this.#inFlight || !this.#waiting) return;
    this.#delay.cancel();
    this.#inFlight = this.#waiting;
    this.#waiting = null;
    this.#isDue = false;
    this.#attempt();
  }

  /** Sends what waits once more and then does not repeat it. */
  close(): void {
    if (this.#state !== 'open') return;
    this.#state = 'closing';
    removeEventListener('online', this.#attempt);
    if (this.#inFlight) this.#attempt();
    else this.flush();
  }

  /** Goes on after `close`. */
  resume(): void {
    if (this.#state !== 'closing') return;
    this.#state = 'open';
    addEventListener('online', this.#attempt);
  }

  /** Sends nothing any more; resolves when no request is in flight, to whether the server may have a copy. */
  async end(): Promise<boolean> {
    this.#state = 'ended';
    this.#delay.cancel();
    clearTimeout(this.#retryTimer);
    removeEventListener('online', this.#attempt);
    await this.#running;
    return this.#wasSent;
  }

  /** Sends the message in flight, unless a request for it is running. */
  readonly #attempt = (): void => {
    clearTimeout(this.#retryTimer);
    if (!this.#inFlight || this.#isRequesting || this.#state === 'ended') return;
    this.#isRequesting = true;
    this.#wasSent = true;
    const sent = this.#options.send(this.#inFlight, this.acknowledged?.rev ?? 0);
    this.#running = sent.then((outcome) => this.#settle(outcome));
  };

  #settle(outcome: SendOutcome): void {
    this.#isRequesting = false;
    if (outcome.kind === 'stored') this.#acknowledge(outcome);
    if (this.#state === 'ended') return;
    if (outcome.kind === 'unreachable') return this.#repeatLater(outcome.retryAfterMs);
    this.#failures = 0;
    this.#inFlight = null;
    this.problem = problemOf(outcome);
    if (outcome.kind === 'moved' || outcome.kind === 'stopped') void this.end();
    this.#options.onChange();
    if (outcome.kind === 'moved') this.#options.onMoved();
    else if (this.#isDue || this.#state === 'closing') this.flush();
  }

  #acknowledge({ seq, rev }: SendOutcome & { kind: 'stored' }): void {
    if (this.acknowledged && seq < this.acknowledged.seq) return;
    this.acknowledged = { seq, rev, at: Date.now() };
  }

  #repeatLater(retryAfterMs: number | null): void {
    this.#failures += 1;
    this.problem = { kind: 'unreachable' };
    if (this.#state === 'closing') this.#state = 'ended';
    else {
      const { random = Math.random } = this.#options;
      const backoff = Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** (this.#failures - 1));
      // Jitter: after an outage, the open forms of all users would ask at the same moment.
      this.#retryTimer = setTimeout(this.#attempt, retryAfterMs ?? backoff * (0.75 + random() / 4));
    }
    this.#options.onChange();
  }
}

function problemOf(outcome: SendOutcome): QueueProblem | null {
  return outcome.kind === 'refused' || outcome.kind === 'stopped' ? outcome : null;
}
