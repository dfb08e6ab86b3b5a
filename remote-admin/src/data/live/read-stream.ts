import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import { api } from '@vitrin/shared-contracts/paths';
import { loadHttp } from '../http.ts';
import type { LiveEvent } from './live-events.ts';

/** Milliseconds. Two heartbeats are missing: the connection is dead even if the browser has not noticed. */
const HEARTBEAT_TIMEOUT_MS = 45_000;

/** Passes on the events of the server until it ends the stream. Throws if the stream cannot be opened or breaks. */
export async function readStream(signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  const off = new AbortController();
  const abortStream = () => off.abort();
  let timeout = setTimeout(abortStream, HEARTBEAT_TIMEOUT_MS);
  const resetTimeout = () => {
    clearTimeout(timeout);
    timeout = setTimeout(abortStream, HEARTBEAT_TIMEOUT_MS);
  };
  signal.addEventListener('abort', abortStream);
  try {
    const reader = (await open(off.signal, resetTimeout)).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      resetTimeout();
      const event = eventOf(next.value);
      if (event) onEvent(event);
    }
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', abortStream);
    abortStream();
  }
}

async function open(signal: AbortSignal, onComment: () => void): Promise<ReadableStream<EventSourceMessage>> {
  const { openStream } = await loadHttp();
  const { data, status } = await openStream(api.inboxStream, { signal });
  if (!data) throw new Error(`The inbox stream was rejected: ${status}`);
  const text = data.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  return text.pipeThrough(new EventSourceParserStream({ onComment }));
}

/** Returns null for an event of a newer server that this page does not know. */
function eventOf({ event, data }: EventSourceMessage): LiveEvent | null {
  if (event === 'counts') return { event, data: JSON.parse(data) as InboxEvents['counts'] };
  if (event === 'changed') return { event, data: JSON.parse(data) as InboxEvents['changed'] };
  if (event !== 'received') return null;
  const { kind, ...message } = JSON.parse(data) as InboxEvents['received'];
  return { event: 'arrived', data: { kind, message } };
}
