import fc from 'fast-check';
import { formOf, json, type WireBody } from './bodies.ts';
import { learnBody, type Answer } from './learn.ts';
import { createRecorder, isForgotten, type FuzzReport, type Recorder } from './record.ts';
import { naturalSender, requestsTo, type FuzzRequest, type LearnedBodies } from './requests.ts';
import { nameOf, type Route } from './routes.ts';
import { createClient, type Client, type Received } from './send.ts';

/** A sender of requests and the headers that authenticate it. */
export interface Sender {
  name: string;
  /** Addresses that let nobody else in begin so. */
  realm: string;
  /** Asked for each request. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** The server does not know these headers any more. */
  forget?(): void;
}

/** Headers that cost something to get and last. */
export function lastingSender(
  name: string,
  realm: string,
  make: () => Promise<Readonly<Record<string, string>>>,
): Sender {
  let made: Promise<Readonly<Record<string, string>>> | null = null;
  return { name, realm, headers: () => (made ??= make()), forget: () => void (made = null) };
}

export interface FuzzPlan {
  url: string;
  routes: readonly Route[];
  senders: readonly Sender[];
  seed: number;
  /** Number of generated requests, in addition to those that learn the bodies. */
  requests: number;
  /** Connections, and requests under way. */
  atOnce: number;
  /** How often a body is corrected by what the server says of it. */
  rounds: number;
  /** Milliseconds above which a response is slow. */
  slowMs: number;
  onProgress?: (sent: number) => void;
}

const CHUNK = 200;
const NO_JSON = 415;
/** Returns the bodies that the routes accept, by route name. */
export async function learnBodies(plan: Omit<FuzzPlan, 'seed' | 'requests' | 'slowMs'>): Promise<LearnedBodies> {
  const client = createClient(plan.url, plan.atOnce);
  try {
    return await new Run({ ...plan, seed: 0, requests: 0, slowMs: Infinity }, client).learn();
  } finally {
    client.close();
  }
}

/** Learns the bodies that the routes accept, then sends invalid or malicious variations of them. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const client = createClient(plan.url, plan.atOnce);
  const run = new Run(plan, client);
  try {
    const bodies = await run.learn();
    await run.draw(bodies);
    return run.report();
  } finally {
    client.close();
  }
}

class Run {
  readonly #plan: FuzzPlan;
  readonly #client: Client;
  readonly #recorder: Recorder;
  /** Routes that accept only multipart forms. */
  readonly #forms = new Set<Route>();

  constructor(plan: FuzzPlan, client: Client) {
    this.#plan = plan;
    this.#client = client;
    const names = plan.senders.map(({ name }) => name);
    this.#recorder = createRecorder(names, plan.slowMs);
  }

  report(): FuzzReport {
    return this.#recorder.report();
  }

  async learn(): Promise<LearnedBodies> {
    const bodies = new Map<string, Readonly<Record<string, unknown>>>();
    const { routes, rounds } = this.#plan;
    for (const route of routes.filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method))) {
      const sender = await this.#admitted(route);
      if (sender === null) continue;
      const { body } = await learnBody(route, rounds, (tried) => this.#try(route, sender, tried));
      bodies.set(nameOf(route), body);
    }
    return bodies;
  }

  /** In chunks, each with a seed of its own: what is drawn does not depend on what was answered. */
  async draw(bodies: LearnedBodies): Promise<void> {
    const { routes, senders, seed, requests, onProgress } = this.#plan;
    const drawn = requestsTo({ routes, bodies, realms: senders.map(({ realm }) => realm) });
    for (let sent = 0; sent < requests; sent += CHUNK) {
      await this.#sendAll(fc.sample(drawn, { seed: seed + sent, numRuns: Math.min(CHUNK, requests - sent) }));
      onProgress?.(sent + CHUNK);
    }
  }

  async #sendAll(requests: readonly FuzzRequest[]): Promise<void> {
    const waiting = [...requests];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.#send(next);
    };
    await Promise.all(Array.from({ length: this.#plan.atOnce }, lane));
  }

  /** Returns the first sender that the route does not reject with 401 or 403; null when it rejects all. */
  async #admitted(route: Route): Promise<number | null> {
    const natural = naturalSender(
      route,
      this.#plan.senders.map(({ realm }) => realm),
    );
    for (const sender of new Set([natural, ...this.#plan.senders.keys()]))
      if (![401, 403].includes((await this.#try(route, sender, {})).status)) return sender;
    return null;
  }

  async #try(route: Route, sender: number, body: Readonly<Record<string, unknown>>): Promise<Answer> {
    const path = route.url.replaceAll(/:[^/]+|\*/g, '1');
    const sent = (wire: WireBody) => this.#send({ route, method: route.method, path, headers: {}, body: wire, sender });
    const answered = this.#forms.has(route) ? null : await sent(json(body));
    if (answered && answered.status !== NO_JSON) return { status: answered.status, errors: errorsIn(answered.text) };
    this.#forms.add(route);
    const { status, text } = await sent(formOf(body));
    return { status, errors: errorsIn(text) };
  }

  async #send(request: FuzzRequest): Promise<Received> {
    const received = await this.#sendOnce(request);
    const again = received.ms > this.#plan.slowMs ? (await this.#sendOnce(request)).ms : 0;
    this.#recorder.note(request, received, again);
    return received;
  }

  async #sendOnce(request: FuzzRequest): Promise<Received> {
    const { method, path, body } = request;
    const sender = this.#plan.senders[request.sender];
    const headers = { ...(await sender?.headers()), ...request.headers };
    const received = await this.#client.send({ method, path, headers, body });
    if (isForgotten(request, received)) sender?.forget?.();
    return received;
  }
}

function errorsIn(text: string): Record<string, string> {
  try {
    const { errors } = JSON.parse(text) as { errors?: Record<string, string> };
    return typeof errors === 'object' && errors !== null ? errors : {};
  } catch {
    return {};
  }
}
