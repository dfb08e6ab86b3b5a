import { Readable } from 'node:stream';
import type { InboxEventName, InboxEvents } from 'shared-contracts/inbox-stream';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import type { Right } from 'shared-contracts/rights';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { InboxNews } from './inbox-news.ts';

/** Who reads so slowly that this much waits is not waited for: the panel connects anew and counts anew. */
const MOST_WAITING = 262_144;

/** The server-sent event stream of one panel. */
export class EventStream extends Readable {
  readonly session: Pick<StaffSession, 'id' | 'user'>;
  #lastCounts: InboxEvents['counts'] | null = null;

  constructor(session: Pick<StaffSession, 'id' | 'user'>) {
    super({ read: () => undefined });
    this.session = session;
  }

  /** What of the news these rights let a person know. */
  tell({ counts, received, changed }: InboxNews, rights: ReadonlySet<Right>): void {
    const kinds = mailboxKinds.filter((kind) => rights.has(`messages.${kind}`));
    const told = this.#told;
    const differs = (kind: MailboxKind) => counts[kind] !== told?.[kind];
    if (!told || kinds.some(differs)) this.#send('counts', pick(counts, kinds));
    for (const message of received) if (kinds.includes(message.kind)) this.#send('received', message);
    // A count that has changed unheard: what happened was not told, or got lost between two processes.
    for (const kind of kinds) if (changed.has(kind) || (told && differs(kind))) this.#send('changed', { kind });
    this.#told = pick(counts, kinds);
  }

  /** A comment, so that nobody between here and there takes the connection for dead. */
  beat(): void {
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
    if (this.readableLength > MOST_WAITING) this.destroy();
  }
}

function pick(counts: InboxNews['counts'], kinds: readonly MailboxKind[]): InboxEvents['counts'] {
  return Object.fromEntries(kinds.map((kind) => [kind, counts[kind]]));
}
