import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { parse } from 'secure-json-parse';
import { limits } from '@vitrin/shared-contracts/limits';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';

/** An event in an inbox. `received`: id of a new message that is not quarantined; null for every other event. */
export interface InboxEvent {
  kind: MailboxKind;
  received: number | null;
}

/** Notifies the open event streams of this process of inbox events; on PostgreSQL also those of the other processes. */
export interface InboxHub {
  /** Publishes an event; only after the commit. */
  publish: (happening: InboxEvent) => void;
  /** Subscribes a listener. Returns a function that unsubscribes it. */
  subscribe: (listener: (happening: InboxEvent) => void) => () => void;
  /** Handles a payload of the database channel. Payloads of this process also arrive and are ignored. */
  receive: (payload: string) => void;
  /** Emits an event for every inbox, because events may have been missed while the process was not listening. */
  publishMissed: () => void;
}

/** Creates a hub; `send` carries a payload to the other processes. */
export function createInboxHub(send: (payload: string) => void): InboxHub {
  const ownId = randomUUID();
  const emitter = new EventEmitter<{ happening: [InboxEvent] }>();
  // Unlimited: one listener per server, and tests run several servers in one process.
  emitter.setMaxListeners(0);
  const emitLocally = (happening: InboxEvent) => void emitter.emit('happening', happening);
  return {
    publish(happening) {
      emitLocally(happening);
      send(JSON.stringify({ from: ownId, ...happening }));
    },
    subscribe(listener) {
      emitter.on('happening', listener);
      return () => void emitter.off('happening', listener);
    },
    receive(payload) {
      const { from, kind, received } = parsePayload(payload);
      if (from === ownId || !mailboxKinds.some((known) => known === kind)) return;
      emitLocally({ kind: kind as MailboxKind, received: idOf(received) });
    },
    publishMissed() {
      for (const kind of mailboxKinds) emitLocally({ kind, received: null });
    },
  };
}

function idOf(sent: unknown): number | null {
  return typeof sent === 'number' && Number.isInteger(sent) && sent > 0 && sent <= limits.integer ? sent : null;
}

/** Parses a payload. Every client of the database may send notifications, so invalid payloads are ignored. */
function parsePayload(payload: string): Partial<Record<'from' | 'kind' | 'received', unknown>> {
  try {
    const sent: unknown = parse(payload);
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}
