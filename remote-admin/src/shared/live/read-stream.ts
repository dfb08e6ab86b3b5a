import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { InboxEvents } from 'shared-contracts/inbox-stream';
import { api } from 'shared-contracts/paths';
import { loadHttp } from '../http.ts';
import type { LiveEvent } from './inbox-live.ts';

/** Two signs of life missed: the connection is dead, whatever the browser believes. */
const SILENCE_MS = 45_000;

/** Tells what the server tells until it ends the stream. Throws where there is none. */
export async function readStream(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  const off = new AbortController();
  const hangUp = () => off.abort();
  let silence = setTimeout(hangUp, SILENCE_MS);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(hangUp, SILENCE_MS);
  };
  signal.addEventListener('abort', hangUp);
  try {
    const reader = (await open(off.signal, alive)).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      alive();
      const event = eventOf(next.value);
      if (event) hear(event);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', hangUp);
    hangUp();
  }
}

async function open(signal: AbortSignal, onComment: () => void): Promise<ReadableStream<EventSourceMessage>> {
  const { openStream } = await loadHttp();
  const { data, status } = await openStream(api.inboxStream, { signal });
  if (!data) throw new Error(`The stream of the inboxes was refused: ${status}`);
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
