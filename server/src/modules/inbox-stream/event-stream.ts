import { Readable } from 'node:stream';
import type { InboxEventName, InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { InboxNews } from './inbox-news.ts';

/** Buffered bytes above which a slow client is disconnected; the panel reconnects and receives fresh counts. */
const MAX_BUFFERED_BYTES = 262_144;

/** The server-sent event stream of one panel. */
export class EventStream extends Readable {
  readonly session: Pick<StaffSession, 'id' | 'user'>;
  #lastCounts: InboxEvents['counts'] | null = null;

  constructor(session: Pick<StaffSession, 'id' | 'user'>) {
    super({ read: () => undefined });
    this.session = session;
  }

  /** Sends the part of the news that these rights allow. */
  sendNews({ counts, received, changed }: InboxNews, rights: ReadonlySet<Right>): void {
    const kinds = mailboxKinds.filter((kind) => rights.has(`messages.${kind}`));
    const lastCounts = this.#lastCounts;
    const differs = (kind: MailboxKind) => counts[kind] !== lastCounts?.[kind];
    if (!lastCounts || kinds.some(differs)) this.#send('counts', pick(counts, kinds));
    for (const message of received) if (kinds.includes(message.kind)) this.#send('received', message);
    // Also when only a count differs: then the event was missed, or lost between two processes.
    for (const kind of kinds) if (changed.has(kind) || (lastCounts && differs(kind))) this.#send('changed', { kind });
    this.#lastCounts = pick(counts, kinds);
  }

  /** Sends a comment line, so that no proxy treats the connection as dead. */
  sendHeartbeat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (this.readableLength > 0) this.destroy();
    else this.push(null);
  }

  #send<Name extends InboxEventName>(event: Name, data: InboxEvents[Name]): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #write(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    this.push(text);
    if (this.readableLength > MAX_BUFFERED_BYTES) this.destroy();
  }
}

function pick(counts: InboxNews['counts'], kinds: readonly MailboxKind[]): InboxEvents['counts'] {
  return Object.fromEntries(kinds.map((kind) => [kind, counts[kind]]));
}
