import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { parse } from 'secure-json-parse';
import { limits } from 'shared-contracts/limits';
import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';

/** What has happened in an inbox. `received`: id of a message that has just come and waits in no quarantine. */
export interface InboxHappening {
  kind: MailboxKind;
  received: number | null;
}

/** Notifies the open event streams of this process of inbox events; on PostgreSQL also those of the other processes. */
export interface InboxHub {
  /** After the commit of what has happened. */
  tell: (happening: InboxHappening) => void;
  /** Returns what ends it. */
  hear: (listener: (happening: InboxHappening) => void) => () => void;
  /** What came over the database's channel: this process's own words come back and are not told again. */
  take: (payload: string) => void;
  /** Nobody listened for a while: anything may have happened. */
  miss: () => void;
}

/** Creates a hub; `send` carries a payload to the other processes. */
export function createInboxHub(send: (payload: string) => void): InboxHub {
  const own = randomUUID();
  const emitter = new EventEmitter<{ happening: [InboxHappening] }>();
  // As many as there are servers in one process: tests have several.
  emitter.setMaxListeners(0);
  const tellHere = (happening: InboxHappening) => void emitter.emit('happening', happening);
  return {
    tell(happening) {
      tellHere(happening);
      send(JSON.stringify({ from: own, ...happening }));
    },
    hear(listener) {
      emitter.on('happening', listener);
      return () => void emitter.off('happening', listener);
    },
    take(payload) {
      const { from, kind, received } = sentOf(payload);
      if (from === own || !mailboxKinds.some((known) => known === kind)) return;
      tellHere({ kind: kind as MailboxKind, received: idOf(received) });
    },
    miss() {
      for (const kind of mailboxKinds) tellHere({ kind, received: null });
    },
  };
}

function idOf(sent: unknown): number | null {
  return typeof sent === 'number' && Number.isInteger(sent) && sent > 0 && sent <= limits.integer ? sent : null;
}

/** Whoever may use the database may notify: what is no happening is nobody's. */
function sentOf(payload: string): Partial<Record<'from' | 'kind' | 'received', unknown>> {
  try {
    const sent: unknown = parse(payload);
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}
