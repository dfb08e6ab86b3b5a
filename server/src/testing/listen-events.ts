import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { api } from '@vitrin/shared-contracts/paths';
import type { TestApp } from './test-app.ts';

export interface ReceivedEvent {
  event: string;
  data: unknown;
}

export interface Listening {
  status: number;
  headers: IncomingMessage['headers'];
  /** All events received so far. */
  events: ReceivedEvent[];
  /** The raw text received so far, including comments. */
  text: () => string;
  /** Resolves with the first matching event, whether already received or still to come. */
  next: (event: string, matches?: (data: unknown) => boolean) => Promise<ReceivedEvent>;
  /** Resolves when the server has closed the stream. */
  ended: Promise<void>;
  close: () => void;
}

/** Opens the inbox event stream over a real connection, as a browser does. The app must be listening. */
export async function listenEvents({ app }: TestApp, headers: Record<string, string>): Promise<Listening> {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const asked = request({ port, path: api.inboxStream, headers });
  asked.on('error', () => undefined).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return listening(response, () => asked.destroy());
}

function listening(response: IncomingMessage, close: () => void): Listening {
  const events: ReceivedEvent[] = [];
  let [text, rest] = ['', ''];
  response.setEncoding('utf8');
  response.on('error', () => undefined);
  response.on('data', (chunk: string) => {
    text += chunk;
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) events.push(...eventOf(part));
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    text: () => text,
    next: (event, matches = () => true) =>
      found(() => events.find((heard) => heard.event === event && matches(heard.data))),
    ended: new Promise((resolve) => void response.once('close', resolve)),
    close,
  };
}

function eventOf(part: string): ReceivedEvent[] {
  const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(part) ?? [];
  return event && data ? [{ event, data: JSON.parse(data) as unknown }] : [];
}

async function found<T>(look: () => T | undefined): Promise<T> {
  for (let attempt = 0; attempt < 250; attempt += 1) {
    const value = look();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No event within five seconds');
}
