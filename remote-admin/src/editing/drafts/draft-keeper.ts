import type { DraftInput } from '@vitrin/shared-contracts/drafts';
import { limits } from '@vitrin/shared-contracts/limits';
import { debounced } from './debounce.ts';
import { DraftQueue } from './draft-queue.ts';
import { draftStatus, type DraftStatus } from './draft-status.ts';
import { removeDraft, writeDraft } from './draft-store.ts';
import type { DraftScope, LocalDraft } from './stored-draft.ts';
import { forgetDraft, removeOffer, type OfferedDraft } from './draft-offers.ts';
import { sendDraft } from './drafts.api.ts';
import { stampedJson } from './stored-values.ts';

/** Content of a form at one moment. */
export interface DraftContent {
  values: unknown;
  base: number | null;
  title: string;
  called?: string | undefined;
}

interface Message {
  seq: number;
  content: DraftContent;
  savedAt: number;
}

/** One draft: an opened form, from its first change until it is saved or left. */
interface Opening {
  id: string;
  client: string;
  queue: DraftQueue<Message>;
  latest: Message | null;
  /** Values that were taken last, to recognise a change. */
  values: unknown;
  localSeq: number;
  localAt: number | null | false;
  /** Restored drafts, deleted as soon as their values are stored as this draft. */
  replaced: OfferedDraft[];
}

const NOTHING = Symbol('no values yet');
const LOCAL_DELAY = { delayMs: 300, longestMs: 1_000 };

/**
 * Stores the values of one form: first in this browser, then on the server. `read` returns the present content; null
 * while there is nothing to store.
 */
export class DraftKeeper {
  readonly #scope: DraftScope;
  readonly #read: () => DraftContent | null;
  readonly #listeners = new Set<() => void>();
  readonly #localDelay = debounced(() => void this.#writeLocally(), LOCAL_DELAY);
  #opening: Opening;
  #shown: DraftStatus = { kind: 'saving' };

  constructor(scope: DraftScope, read: () => DraftContent | null) {
    this.#scope = scope;
    this.#read = read;
    this.#opening = this.#newOpening();
  }

  /** Id of the draft that is being written. */
  get id(): string {
    return this.#opening.id;
  }

  readonly status = (): DraftStatus => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes the present values; they are written shortly after. */
  changed(): void {
    if (!this.#take()) return;
    this.#localDelay.call();
    this.#notify();
  }

  /** Writes the present values in this browser now. */
  flush(): void {
    void this.#writeLocally();
  }

  /** Writes them and begins to send them, because the page may not come back. */
  readonly leave = (): void => {
    this.flush();
    this.#opening.queue.flush();
  };

  /** Writes the present values in this browser now and sends nothing any more, because the session has ended. */
  readonly end = (): void => {
    this.flush();
    void this.#opening.queue.end();
  };

  /** Starts to offer and to repeat requests again after `close`. */
  open(): void {
    this.#opening.queue.resume();
  }

  /** Stores the present values a last time. */
  close(): void {
    this.flush();
    this.#opening.queue.close();
  }

  /** The values of this draft are in the form now: it is deleted as soon as they are stored as the present one. */
  replace(draft: OfferedDraft): void {
    this.#opening.replaced.push(draft);
  }

  /** Deletes the draft everywhere. */
  drop(): void {
    this.#localDelay.cancel();
    const dropped = this.#opening;
    for (const draft of dropped.replaced.splice(0)) void removeOffer(draft);
    if (!dropped.latest) return;
    this.#opening = this.#newOpening();
    forgetDraft(dropped.id, dropped.queue.end());
    this.#notify();
  }

  /** Keeps the draft and starts a new one; resolves when it is stored in this browser. */
  async renew(): Promise<void> {
    const kept = this.#opening;
    const written = this.#writeLocally();
    kept.queue.close();
    // The same values are not a change of the new draft.
    this.#opening = { ...this.#newOpening(), values: kept.values };
    this.#notify();
    await written;
  }

  #newOpening(): Opening {
    const [id, client] = [crypto.randomUUID(), crypto.randomUUID()];
    const queue = new DraftQueue<Message>({
      send: (message, rev) => sendDraft(id, toInput(this.#scope, client, message, rev)),
      onChange: () => this.#notify(),
      onMoved: () => {
        if (this.id === id) void this.#startAgain();
      },
    });
    return { id, client, queue, latest: null, values: NOTHING, localSeq: 0, localAt: null, replaced: [] };
  }

  #notify(): void {
    const { latest, localAt, queue } = this.#opening;
    const { acknowledged, problem } = queue;
    const next = draftStatus({ seq: latest?.seq ?? 0, localAt, acknowledged, problem });
    if (JSON.stringify(next) === JSON.stringify(this.#shown)) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }

  /** Takes the present content if it has changed; returns false if there is nothing to store. */
  #take(): boolean {
    const content = this.#read();
    const opening = this.#opening;
    if (content === null) return false;
    if (content.values === opening.values) return opening.latest !== null;
    opening.values = content.values;
    opening.latest = { seq: (opening.latest?.seq ?? 0) + 1, content, savedAt: Date.now() };
    opening.queue.push(opening.latest);
    return true;
  }

  /** Starts the transaction before the first `await`, because the page may be about to be left. */
  async #writeLocally(): Promise<void> {
    this.#localDelay.cancel();
    const written = this.#opening;
    if (!this.#take() || !written.latest || written.localSeq === written.latest.seq) return;
    written.localSeq = written.latest.seq;
    const replaced = written.replaced.map(({ id }) => id);
    const isStored = await writeDraft(toLocal(this.#scope, written, written.latest), replaced);
    written.localAt = isStored && Date.now();
    if (isStored) for (const draft of written.replaced.splice(0)) void removeOffer(draft);
    else written.localSeq = 0;
    if (written === this.#opening) this.#notify();
  }

  /** The draft was changed in another tab or computer: goes on as a new one, and both are offered later. */
  async #startAgain(): Promise<void> {
    const former = this.#opening;
    this.#opening = { ...this.#newOpening(), replaced: former.replaced };
    const started = this.#opening;
    await this.#writeLocally();
    if (started.localAt) void removeDraft(former.id);
    this.#notify();
  }
}

function toLocal(scope: DraftScope, { id, client }: Opening, { seq, content, savedAt }: Message): LocalDraft {
  const { values, base, title, called } = content;
  const json = stampedJson(scope.form, values);
  return { ...scope, id, base, title, json, savedAt, client, seq, ...(called === undefined ? {} : { called }) };
}

function toInput({ form, record }: DraftScope, client: string, { seq, content }: Message, rev: number): DraftInput {
  const title = content.title.slice(0, limits.draft.title).toWellFormed();
  const values_json = stampedJson(form, content.values);
  return { form, record, base_version: content.base, client, seq, rev, title, values_json };
}
