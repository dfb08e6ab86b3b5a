import fc from 'fast-check';
import { formOf, json, type WireBody } from './bodies.ts';
import { learnBody, type Answer } from './learn.ts';
import { createRecorder, isSenderExpired, type FuzzReport, type Recorder } from './record.ts';
import { intendedSender, requestsTo, type FuzzRequest, type LearnedBodies } from './requests.ts';
import { nameOf, type Route } from './routes.ts';
import { createClient, type Client, type Received } from './send.ts';

/** A sender of requests and the headers that authenticate it. */
export interface Sender {
  name: string;
  /** URL prefix of the routes that only this sender may use. */
  urlPrefix: string;
  /** Called for each request. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Called when the server no longer accepts these headers. */
  resetHeaders?(): void;
}

/** Creates a sender whose headers are expensive to create and are reused. */
export function cachingSender(
  name: string,
  urlPrefix: string,
  make: () => Promise<Readonly<Record<string, string>>>,
): Sender {
  let made: Promise<Readonly<Record<string, string>>> | null = null;
  return { name, urlPrefix, headers: () => (made ??= make()), resetHeaders: () => void (made = null) };
}

export interface FuzzPlan {
  url: string;
  routes: readonly Route[];
  senders: readonly Sender[];
  seed: number;
  /** Number of generated requests, in addition to those that learn the bodies. */
  requests: number;
  /** Number of connections, and of requests in flight. */
  concurrency: number;
  /** Maximum number of times that a body is corrected from the server's validation errors. */
  rounds: number;
  /** Milliseconds above which a response is slow. */
  slowMs: number;
  onProgress?: (sent: number) => void;
}

const CHUNK = 200;
const NO_JSON = 415;
/** Returns the bodies that the routes accept, by route name. */
export async function learnBodies(plan: Omit<FuzzPlan, 'seed' | 'requests' | 'slowMs'>): Promise<LearnedBodies> {
  const client = createClient(plan.url, plan.concurrency);
  try {
    return await new Run({ ...plan, seed: 0, requests: 0, slowMs: Infinity }, client).learn();
  } finally {
    client.close();
  }
}

/** Learns the bodies that the routes accept, then sends invalid or malicious variations of them. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzReport> {
  const client = createClient(plan.url, plan.concurrency);
  const run = new Run(plan, client);
  try {
    const bodies = await run.learn();
    await run.sendGenerated(bodies);
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

  /** Generates requests in chunks with separate seeds, so that they do not depend on earlier responses. */
  async sendGenerated(bodies: LearnedBodies): Promise<void> {
    const { routes, senders, seed, requests, onProgress } = this.#plan;
    const generated = requestsTo({ routes, bodies, urlPrefixes: senders.map(({ urlPrefix }) => urlPrefix) });
    for (let sent = 0; sent < requests; sent += CHUNK) {
      await this.#sendAll(fc.sample(generated, { seed: seed + sent, numRuns: Math.min(CHUNK, requests - sent) }));
      onProgress?.(sent + CHUNK);
    }
  }

  async #sendAll(requests: readonly FuzzRequest[]): Promise<void> {
    const waiting = [...requests];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await this.#send(next);
    };
    await Promise.all(Array.from({ length: this.#plan.concurrency }, worker));
  }

  /** Returns the first sender that the route does not reject with 401 or 403; null when it rejects all. */
  async #admitted(route: Route): Promise<number | null> {
    const natural = intendedSender(
      route,
      this.#plan.senders.map(({ urlPrefix }) => urlPrefix),
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
    this.#recorder.record(request, received, again);
    return received;
  }

  async #sendOnce(request: FuzzRequest): Promise<Received> {
    const { method, path, body } = request;
    const sender = this.#plan.senders[request.sender];
    const headers = { ...(await sender?.headers()), ...request.headers };
    const received = await this.#client.send({ method, path, headers, body });
    if (isSenderExpired(request, received)) sender?.resetHeaders?.();
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
