import { act } from '@testing-library/react';
import type { InboxEventName, InboxEvents } from '@vitrin/shared-contracts/inbox-stream';
import { http, succeeded } from './fake-server.ts';

/** A stream to which the test writes events as the server does. */
export interface FakeStream {
  send<Name extends InboxEventName>(event: Name, data: InboxEvents[Name]): Promise<void>;
  /** Sends a heartbeat. */
  heartbeat(): Promise<void>;
  end(): Promise<void>;
  signal: AbortSignal;
}

/** Opens a new stream for each request; the last one in the array is the current one. */
export function openFakeStreams(): FakeStream[] {
  const opened: FakeStream[] = [];
  http.openStream.mockImplementation(async (_path, { signal }) => {
    const { stream, body } = fakeStream(signal);
    opened.push(stream);
    return succeeded(body) as Awaited<ReturnType<typeof http.openStream>>;
  });
  return opened;
}

function fakeStream(signal: AbortSignal): { stream: FakeStream; body: ReadableStream<Uint8Array> } {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
      signal.addEventListener('abort', () => own.error(signal.reason));
    },
  });
  const write = (text: string) => act(async () => controller?.enqueue(encoder.encode(text)));
  return {
    body,
    stream: {
      signal,
      // In two chunks, as over a real network.
      async send(event, data) {
        const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
        await write(text.slice(0, 9));
        await write(text.slice(9));
        await flushStream();
      },
      async heartbeat() {
        await write(':\n\n');
        await flushStream();
      },
      async end() {
        controller?.close();
        await flushStream();
      },
    },
  };
}

/** Waits for the stream: chunks pass through many microtasks. */
export async function flushStream(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  });
}

/** Fake `BroadcastChannel`: each channel receives what others with the same name send. */
export class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** Returns another tab of the same user: the events it has received, and a function that sends one. */
export function otherTab(name: string): { received: unknown[]; sendEvent: (event: unknown) => void } {
  const channel = new FakeChannel(name);
  const received: unknown[] = [];
  channel.addEventListener('message', (event) => void received.push((event as MessageEvent).data));
  return { received, sendEvent: (event) => act(() => channel.postMessage(event)) };
}
