import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Byte of the message that ends a response, and of its state outside a transaction. */
const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const HEADER = 5;
/** `AuthenticationOk` and `ReadyForQuery`: all that a client needs to start. */
const WELCOME = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, READY, 0, 0, 0, 5, IDLE]);

export interface TransactionPooler {
  /** The address of the database, through the pooler. */
  url: string;
  close(): void;
}

/** Starts a pooler that lends its one connection to PostgreSQL for one transaction at a time, as PgBouncer can. */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const url = new URL(databaseUrl);
  const upstream = connect(Number(url.port), url.hostname);
  await once(upstream, 'connect');
  upstream.write(startupMessage({ user: url.username, database: url.pathname.slice(1) }));
  await once(upstream, 'data');
  const pool = new Pool(upstream);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client
      .on('error', () => undefined)
      .once('data', () => {
        client.write(WELCOME);
        client.on('data', (message: Buffer) => pool.send(client, message));
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  const close = () =>
    [upstream, server, ...clients].forEach((part) => ('destroy' in part ? part.destroy() : part.close()));
  return { url: url.href, close };
}

/** Gives the connection to the client whose turn it is, until its transaction ends. */
class Pool {
  readonly #upstream: Socket;
  #owner: Socket | null = null;
  #waiting: { client: Socket; message: Buffer }[] = [];

  constructor(upstream: Socket) {
    this.#upstream = upstream;
    upstream.on('data', (response: Buffer) => this.#receive(response));
  }

  send(client: Socket, message: Buffer): void {
    if (message[0] === TERMINATE) return this.#drop(client);
    if (this.#owner !== null && this.#owner !== client) return void this.#waiting.push({ client, message });
    this.#owner = client;
    this.#upstream.write(message);
  }

  /** The connection of a client that leaves within a transaction serves nobody again. */
  #drop(client: Socket): void {
    client.end();
    if (this.#owner === client) this.#upstream.destroy();
  }

  #receive(response: Buffer): void {
    this.#owner?.write(response);
    if (!endsTransaction(response)) return;
    this.#owner = null;
    const next = this.#waiting.shift();
    if (next) this.send(next.client, next.message);
  }
}

/** The responses of the tests arrive in one piece. */
function endsTransaction(response: Buffer): boolean {
  const state = response.at(-1);
  return response.at(-HEADER - 1) === READY && state === IDLE;
}

function startupMessage(parameters: Record<string, string>): Buffer {
  const text = Object.entries(parameters).flat().join('\0');
  const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(`${text}\0\0`)]);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + length.length);
  return Buffer.concat([length, body]);
}
