import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { adminPaths, loginPath } from '@vitrin/shared-contracts/paths';
import { credentials } from './site.ts';

export interface Answer {
  status: number;
  body: string;
  /** Milliseconds from the start of the request to the end of the response. */
  ms: number;
}

type Fields = Readonly<Record<string, string>>;

/** A headless HTTP client that behaves like a browser: it holds cookies and the state of the open page. */
export interface Visitor {
  open(path: string): Promise<void>;
  /** Sends a GET request of the page; includes the token when signed in. */
  get(path: string): Promise<Answer>;
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  put(path: string, body: object): Promise<Answer>;
  /** Sends a multipart form as the page's script does. */
  send(path: string, fields: Fields): Promise<Answer>;
  /** Calls `hear` with each chunk of a stream of the page. Returns a function that closes the stream. */
  listen(path: string, onChunk: (text: string) => void): Promise<() => void>;
  logIn(email: string, password: string): Promise<Answer>;
}

interface Sent {
  method?: string;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * Creates a visitor. Does not use Node's `fetch`, which overrides the Sec-Fetch headers: they must match those of a
 * browser.
 */
export function visitorOf(site: string, from?: string): Visitor {
  const jar = new Map<string, string>();
  let csrf = '';
  let token = '';
  const pageHeaders = () => ({
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': csrf,
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  });
  const begin = (path: string, headers: Record<string, string>, { method, body }: Sent = {}): ClientRequest => {
    const asked = request(new URL(path, site), {
      agent,
      method: method ?? 'GET',
      headers: {
        ...headers,
        cookie: [...jar].map((cookie) => cookie.join('=')).join('; '),
        ...(from !== undefined && { 'x-forwarded-for': from }),
      },
    });
    asked.end(body);
    return asked;
  };
  const sendRequest = async (path: string, headers: Record<string, string>, sent?: Sent): Promise<Answer> => {
    const startedAt = performance.now();
    const asked = begin(path, headers, sent);
    const [response] = (await once(asked, 'response')) as [Parameters<typeof text>[0] & Reported];
    const content = await text(response);
    const ms = performance.now() - startedAt;
    for (const cookie of response.headers['set-cookie'] ?? []) keep(jar, cookie);
    return { status: response.statusCode, body: content, ms };
  };
  const sendJson = (method: string, path: string, body: object, headers = {}) => {
    const all = { 'content-type': 'application/json', ...pageHeaders(), ...headers };
    return sendRequest(path, all, { method, body: JSON.stringify(body) });
  };
  const post: Visitor['post'] = (path, body, headers) => sendJson('POST', path, body, headers);
  return {
    async open(path) {
      const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
      const { status, body } = await sendRequest(path, headers);
      csrf = /"csrf":"([^"]+)"/.exec(body)?.[1] ?? '';
      if (csrf === '') throw new Error(`${path} returned ${status} without a CSRF value`);
    },
    get: (path) => sendRequest(path, pageHeaders()),
    post,
    put: (path, body) => sendJson('PUT', path, body),
    async send(path, fields) {
      const { type, body } = await multipart(fields);
      return sendRequest(path, { 'content-type': type, ...pageHeaders() }, { method: 'POST', body });
    },
    async listen(path, onChunk) {
      const asked = begin(path, pageHeaders());
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`${path} returned ${response.statusCode}`);
      response
        .setEncoding('utf8')
        .on('data', onChunk)
        .on('error', () => undefined);
      return () => void asked.destroy();
    },
    async logIn(email, password) {
      const answer = await post('/api/auth/login', { email, password });
      token = /"token":"([^"]+)"/.exec(answer.body)?.[1] ?? '';
      return answer;
    },
  };
}

/** Returns a visitor signed in as the first user, with a panel page open. */
export async function staffOf(site: string): Promise<Visitor> {
  const staff = visitorOf(site);
  await staff.open(loginPath);
  const { status } = await staff.logIn(credentials.email, credentials.password);
  if (status !== 200) throw new Error(`The first user could not sign in: ${status}`);
  await staff.open(adminPaths.dashboard);
  return staff;
}

async function multipart(fields: Fields): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}

interface Reported {
  statusCode: number;
  headers: IncomingHttpHeaders;
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
  jar.set(name, value);
}
