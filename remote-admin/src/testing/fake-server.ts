import { attachmentsField } from '@vitrin/shared-contracts/attachments';
import type { ContentPreviewInput } from '@vitrin/shared-contracts/content-previews';
import type { DraftInput } from '@vitrin/shared-contracts/drafts';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { api } from '@vitrin/shared-contracts/paths';
import type { PresenceInput } from '@vitrin/shared-contracts/presence';
import { publicationData } from './publication-fixtures.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fake server of the panel: the real HTTP client sends the requests, and they arrive here decoded. Search parameters
 * and form fields are parsed with `JSON.parse`, else kept as text.
 */
export const http = {
  getJson: jest.fn<Promise<ApiResponse<unknown>>, [path: string, params?: Fields]>(),
  getFile: jest.fn<Promise<ApiResponse<Blob>>, [path: string, params: Fields]>(),
  sendForm: jest.fn<Promise<ApiResponse<unknown>>, [method: string, path: string, fields: Fields, key?: string]>(),
  sendFile: jest.fn<
    Promise<ApiResponse<unknown>>,
    [
      path: string,
      fields: Readonly<Record<string, string | Blob | readonly Blob[]>>,
      onProgress: (sent: number) => void,
      key?: string,
    ]
  >(),
  /** Requests for drafts; by default the server has none and confirms every save. */
  drafts: jest.fn<Promise<ApiResponse<unknown>>, DraftRequest>(confirmDrafts),
  /** Reads of what is saved and not published; by default there is nothing, and records are on the site. */
  publication: jest.fn<Promise<ApiResponse<unknown>> | undefined, [path: string]>(),
  /** Values of forms that are stored for a preview; by default all are. */
  previews: jest.fn<Promise<ApiResponse<unknown>>, [path: string, input: ContentPreviewInput]>(async () => succeeded()),
  /** Requests of open forms; by default nobody else has the record open. */
  presence: jest.fn<Promise<ApiResponse<unknown>> | undefined, [method: string, path: string, body?: PresenceInput]>(),
  openStream: jest.fn<
    Promise<ApiResponse<ReadableStream<Uint8Array>>>,
    [path: string, options: { signal: AbortSignal }]
  >(() => new Promise(() => undefined)),
};

type DraftRequest = [method: string, path: string, body?: DraftInput];

/** The server of `http.drafts`; a test that waits for its responses sets it, because another file may have reset it. */
export async function confirmDrafts(...[method, path, body]: DraftRequest): Promise<ApiResponse<unknown>> {
  if (body) return succeeded({ seq: body.seq, rev: body.rev + 1, updated_at: new Date().toISOString() });
  if (method === 'DELETE') return succeeded();
  return path === api.adminDrafts ? succeeded([]) : rejected(404);
}

export function succeeded(data: unknown = {}, extra: Partial<ApiResponse<unknown>> = {}): ApiResponse<unknown> {
  return { success: true, status: 200, data, ...extra };
}

export function rejected(status: number, extra: Partial<ApiResponse<unknown>> = {}): ApiResponse<unknown> {
  return { success: false, status, ...extra };
}

/**
 * Sets the responses to reads by path. An unknown path is a 404; a thrown error means that the server is unreachable.
 */
export function stubReads(byPath: Readonly<Record<string, (params: Fields) => ApiResponse<unknown>>>): void {
  http.getJson.mockImplementation(async (path, params = {}) => (byPath[path] ?? (() => rejected(404)))(params));
}

export function unreachable(): never {
  throw new Error('The server did not return a response envelope');
}

const PRESENCE = '/api/admin/presence/';

/** Paths that respond with a file. */
const FILE = /\/(?:export|cv|attachments\/\d+)$/;

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname: path, search, searchParams } = new URL(request.url);
  const answer = await formCall(`${path}${search}`, request);
  if (answer) return respond(answer);
  if (request.method === 'POST') return respond(await received(path, request));
  if (request.headers.get('accept') === 'text/event-stream')
    return respondWithBody(await http.openStream(path, { signal: request.signal }));
  const params = decoded(searchParams);
  if (FILE.test(path)) return respondWithBody(await http.getFile(path, params));
  return respond(await (searchParams.size > 0 ? http.getJson(path, params) : http.getJson(path)));
};

/** Requests that every form sends by itself; undefined for others. */
async function formCall(path: string, request: Request): Promise<ApiResponse<unknown> | undefined> {
  if (path.startsWith(api.adminDrafts)) return await draftCall(path, request);
  if (path.startsWith(api.adminContentPreview('')))
    return await http.previews(path, (await request.json()) as ContentPreviewInput);
  if (path.startsWith(PRESENCE)) return (await presenceCall(path, request)) ?? succeeded([]);
  if (request.method === 'GET' && path.startsWith(api.adminPublication))
    return (await http.publication(path)) ?? succeeded(publicationData(path));
  return undefined;
}

async function presenceCall(path: string, request: Request): Promise<ApiResponse<unknown> | undefined> {
  const { method } = request;
  return method === 'PUT'
    ? http.presence(method, path, (await request.json()) as PresenceInput)
    : http.presence(method, path);
}

async function draftCall(path: string, request: Request): Promise<ApiResponse<unknown>> {
  const { method } = request;
  return method === 'PUT' ? http.drafts(method, path, (await request.json()) as DraftInput) : http.drafts(method, path);
}

async function received(path: string, request: Request): Promise<ApiResponse<unknown>> {
  const { _method = 'POST', ...fields } = decoded(await request.formData());
  const key = request.headers.get('idempotency-key');
  const call = [String(_method), path, fields] as const;
  return key === null ? http.sendForm(...call) : http.sendForm(...call, key);
}

/** A mock without a response fails like a closed connection. */
function respond(answer: ApiResponse<unknown> | undefined): Response {
  if (answer === undefined) throw new TypeError('Failed to fetch');
  const { status, ...envelope } = answer;
  return Response.json(envelope, { status });
}

function respondWithBody(answer: ApiResponse<BodyInit>): Response {
  return answer.success ? new Response(answer.data ?? null, { status: answer.status }) : respond(answer);
}

function decoded(entries: Iterable<readonly [string, string | File]>): Record<string, unknown> {
  return Object.fromEntries(
    [...entries].map(([name, value]) => [name, typeof value === 'string' ? parsed(value) : value]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fake `XMLHttpRequest` for uploads: it reports the upload progress, which `fetch` does not. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #path = '';
  status = 0;
  statusText = '';
  readyState = 1;
  responseText = '';
  onloadend: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  open(_method: string, url: string): void {
    this.#path = new URL(url, location.href).pathname;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }
  abort(): void {}

  async send(form: FormData): Promise<void> {
    const key = this.#headers.get('idempotency-key');
    const call = [this.#path, filesOf(form), (sent: number) => this.#progress(sent)] as const;
    try {
      const { status, ...envelope } = await (key === null ? http.sendFile(...call) : http.sendFile(...call, key));
      Object.assign(this, { status, readyState: 4, responseText: JSON.stringify(envelope) });
      this.onloadend?.();
    } catch {
      this.onerror?.(new Event('error'));
    }
  }

  #progress(sent: number): void {
    const share = { loaded: sent * 100, total: 100, lengthComputable: true };
    this.upload.dispatchEvent(new ProgressEvent('progress', share));
  }
}

/** The attachments field is always an array, also with one file. */
function filesOf(form: FormData): Record<string, string | Blob | readonly Blob[]> {
  const files = Object.entries(Object.groupBy([...form], ([name]) => name));
  return Object.fromEntries(
    files.map(([name, entries = []]) => [
      name,
      entries.length > 1 || name === attachmentsField
        ? entries.map(([, file]) => file as File)
        : (entries[0]?.[1] ?? ''),
    ]),
  );
}

Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
