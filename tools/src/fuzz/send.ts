import { Agent, request } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: { type: string | null; bytes: Buffer } | null;
}

export interface Received {
  /** HTTP status; 0 when the connection ended without a response. */
  status: number;
  text: string;
  ms: number;
}

export interface Client {
  send(what: Sent): Promise<Received>;
  close(): void;
}

const TIMEOUT_MS = 15_000;
const MAX_TEXT_LENGTH = 200_000;

/**
 * Creates a client with a limited number of keep-alive connections. An event stream counts as complete when it begins.
 */
export function createClient(url: string, connections: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, host } = new URL(url);
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname;

  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve) => {
        const startedAt = performance.now();
        const done = (status: number, text: string) => resolve({ status, text, ms: performance.now() - startedAt });
        const length = body === null ? {} : { 'content-length': String(body.bytes.length) };
        const type = body === null || body.type === null ? {} : { 'content-type': body.type };
        const all = { host, ...type, ...length, ...headers };
        const call = request(
          { host: address, port, method, path, headers: all, agent, timeout: TIMEOUT_MS },
          (response) => {
            const status = response.statusCode ?? 0;
            if (response.headers['content-type']?.startsWith('text/event-stream')) {
              response.destroy();
              return done(status, '');
            }
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => {
              if (text.length < MAX_TEXT_LENGTH) text += part;
            });
            response.on('end', () => done(status, text));
            response.on('error', () => done(0, text));
          },
        );
        call.on('timeout', () => call.destroy());
        call.on('error', () => done(0, ''));
        call.end(body?.bytes);
      }),
  };
}
