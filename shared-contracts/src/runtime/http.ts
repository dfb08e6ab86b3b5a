import { localStore } from './guarded-storage.ts';
import type { AxiosProgressEvent, AxiosRequestConfig, AxiosResponse, Method } from 'axios';
import type { Envelope } from '../api/envelope.ts';
import { inboxStreamEndpoint, loginPath, sessionExtendEndpoint } from '../rules/initial-paths.ts';
import { takePrefetched } from './prefetched.ts';
import { ApiFailure, leavingEvent, type ReadResult } from './remote-app.ts';
import { bootStore, sessionStore } from '@vitrin/shared-contracts/state';
import { keepReturnAddress } from './return-address.ts';
import { sessionKeys, storageKeys } from './storage.ts';

/** Random id of this module instance. End-to-end tests use it to check that shell and remotes share one instance. */
export const instanceId = Math.random().toString(36).slice(2);

const PANEL_CALLS = '/api/admin';
/** Enough for ten megabytes on a slow connection. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** Milliseconds after which the panel loads axios without a request: its screen and the chunks of it come first. */
const CLIENT_DELAY_MS = 1_500;

// In the panel, the document has sent the first requests, and their responses need no client.
if (globalThis.vitrin?.reads) setTimeout(preloadClient, CLIENT_DELAY_MS);
else preloadClient();

/** A failure is ignored here: webpack loads the file again with the next request, which then reports it. */
function preloadClient(): void {
  loadClient().catch(() => undefined);
}

function loadClient() {
  return import(/* webpackChunkName: "axios" */ './http-client.ts');
}

interface ClientCall extends Omit<AxiosRequestConfig, 'headers'> {
  url: string;
  headers?: Record<string, string>;
}

/** Sends a request. Resolves to the response, also of an error status; throws `Unreachable` when there is none. */
async function request<T>(call: ClientCall): Promise<AxiosResponse<T>> {
  try {
    const client = await loadClient();
    return await client.request<T>({ ...call, headers: { ...headersOf(call.url), ...call.headers } });
  } catch (error) {
    throw new Unreachable({ cause: error });
  }
}

function headersOf(url: string): Record<string, string> {
  const token = sessionStore.get()?.token;
  return {
    'X-CSRF-TOKEN': globalThis.csrf_token ?? '',
    ...(token && url.startsWith(PANEL_CALLS) ? { Authorization: `Bearer ${token}` } : {}),
    ...(userActivity.isAway() ? { 'X-Unattended': '1' } : {}),
  };
}

/** Response of the API: the envelope and the HTTP status. */
export type ApiResponse<T> = Envelope<T> & { status: number };
/** @deprecated since 1.1.0: use {@link ApiResponse}. */
export type Answer<T> = ApiResponse<T>;

/**
 * Error for a request without an envelope in the response: a network failure, a timeout, or a response by a proxy.
 * @example
 * ```ts
 * try {
 *   await getJson(api.adminArticles);
 * } catch (error) {
 *   if (error instanceof Unreachable) showMessage(messages.unreachable);
 *   else throw error;
 * }
 * ```
 */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The server did not return a response envelope', options);
    this.name = 'Unreachable';
  }
}

/** Navigation after a 401 or 429 response of the panel API; replaced in tests. */
export const sessionNavigation = {
  /** Navigates to an address of this site. */
  go: (address: string) => globalThis.location.assign(address),
};
/**
 * @deprecated since 1.1.0: use {@link sessionNavigation}.
 * @alias
 */
export const departure = sessionNavigation;

/**
 * Reports whether the user is away from this page. Requests that are sent while `isAway()` is true carry the header
 * `X-Unattended` and do not count as use of the session. The panel replaces the function.
 */
export const userActivity = {
  /** Returns true while the user is away. */
  isAway: () => false,
};
/**
 * @deprecated since 1.1.0: use {@link userActivity}.
 * @alias
 */
export const attendance = userActivity;

/**
 * Sends a GET request. For panel endpoints a 401 response ends the session and navigates to the sign-in page, and a 429
 * response navigates to the home page. Timeout: 30 seconds.
 * @param path - address from `api`
 * @param params - query parameters
 * @param signal - aborts the request
 * @returns the envelope with its status, also for error statuses
 * @throws `Unreachable` when the response has no envelope
 * @example
 * ```ts
 * const { getJson } = await import('@vitrin/shared-contracts/http');
 * const { success, data, message } = await getJson<ArticleRow[]>(api.adminArticles, { page: 2 });
 * ```
 */
export function getJson<T>(
  path: string,
  params?: Readonly<Record<string, string | number>>,
  signal?: AbortSignal,
): Promise<ApiResponse<T>> {
  const request = () => send<T>({ method: 'GET', url: path, params, ...(signal ? { signal } : {}) });
  const prefetched = takePrefetched(path, params);
  return prefetched ? adoptOrRepeat<T>(path, prefetched, request) : request();
}

/** Adopts a prefetched response; if it has failed, the server may be reachable by now, and the request is repeated. */
async function adoptOrRepeat<T>(
  path: string,
  prefetched: Promise<Response>,
  repeat: () => Promise<ApiResponse<T>>,
): Promise<ApiResponse<T>> {
  const response = await prefetched.catch(() => null);
  return response && response.status < 500 ? adoptPrefetched<T>(path, Promise.resolve(response)) : repeat();
}

/**
 * Sends a GET request to a public endpoint with the behaviour of `RemoteContext.read`.
 * @param path - address from `api`
 * @param params - query parameters
 * @param signal - aborts the request
 * @returns `data` and, for paged lists, `meta`
 * @throws `ApiFailure` with the HTTP status, or status 0 when the server was not reached
 */
export async function readPublic<T>(
  path: string,
  params: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<ReadResult<T>> {
  let answer: ApiResponse<T>;
  try {
    answer = await getJson<T>(path, params, signal);
  } catch (error) {
    throw new ApiFailure(0, path, { cause: error });
  }
  if (!answer.success || answer.data === undefined) throw new ApiFailure(answer.status, answer.message ?? path);
  return { data: answer.data, ...(answer.meta ? { meta: answer.meta } : {}) };
}

/**
 * Sends a POST request with a JSON body. Handles 401 and 429 like `getJson`. Timeout: 30 seconds.
 * @param path - address from `api`
 * @param body - value that is sent as JSON
 * @returns the envelope with its status, also for error statuses
 * @throws `Unreachable` when the response has no envelope
 */
export function postJson<T>(path: string, body: object): Promise<ApiResponse<T>> {
  return send<T>({ method: 'POST', url: path, data: body });
}

/**
 * Sends a multipart form (product §7): PUT and DELETE are sent as POST with the field `_method`. Values other than
 * texts and files are sent as JSON. Handles 401 and 429 like `getJson`. Timeout: 30 seconds, 10 minutes with a file.
 * @param method - method of the operation
 * @param path - address from `api`
 * @param fields - form fields by name
 * @param idempotencyKey - unique id of a create operation; a repeated request with the same key does not create a
 *   second record
 * @returns the envelope with its status; 409 reports a version conflict, 422 invalid fields
 * @throws `Unreachable` when the response has no envelope
 * @example
 * ```ts
 * const { success, errors } = await sendForm('POST', api.adminContracts, { form_data: input }, crypto.randomUUID());
 * ```
 */
export function sendForm<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  fields: Readonly<Record<string, unknown>>,
  idempotencyKey?: string,
): Promise<ApiResponse<T>> {
  const form = new FormData();
  if (method !== 'POST') form.set('_method', method);
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return send<T>({
    method: 'POST',
    url: path,
    data: form,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    ...(Object.values(fields).some((value) => value instanceof Blob) ? { timeout: UPLOAD_TIMEOUT_MS } : {}),
  });
}

/** Response to a request of `sendUnattended`. */
export type UnattendedResponse<T> = ApiResponse<T> & {
  /** Seconds after which the request may be repeated, from `Retry-After`; null without that header. */
  retryAfterSeconds: number | null;
};

/**
 * Sends a JSON request that the page repeats by itself, such as the autosave of a draft. It does not count as use of the
 * session. A 401 response ends the session as with `getJson`; a 429 response is returned and does not navigate.
 * Timeout: 30 seconds.
 * @param method - method of the operation
 * @param path - address from `api`
 * @param body - value that is sent as JSON
 * @returns the envelope with its status, also for error statuses
 * @throws `Unreachable` when the response has no envelope
 */
export async function sendUnattended<T>(
  method: 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<UnattendedResponse<T>> {
  const headers = { 'X-Unattended': '1' };
  const response = await request<unknown>({ method, url: path, data: body, headers });
  const { status, data } = response;
  const retryAfter = Number.parseInt(String(response.headers['retry-after'] ?? ''), 10);
  const retryAfterSeconds = Number.isNaN(retryAfter) ? null : retryAfter;
  if (status === 429) return { success: false, ...(isEnvelope<T>(data) ? data : {}), status, retryAfterSeconds };
  return { ...toApiResponse<T>(path, status, data), retryAfterSeconds };
}

/**
 * Uploads files with form fields in a multipart POST request and reports the progress. It uses XMLHttpRequest, because
 * fetch does not report upload progress. Several files of one field are sent as repeated fields. Timeout: 10 minutes.
 * @param path - address from `api`
 * @param fields - texts and files by field name
 * @param onProgress - receives the sent fraction of the whole request (0 to 1)
 * @param idempotencyKey - unique id of a create operation
 * @returns the envelope with its status
 * @throws `Unreachable` when the response has no envelope
 * @example
 * ```ts
 * await sendFile<UploadedMedia>(api.adminMedia, { folder: 'Logo', [pictureField]: file }, (sent) => bar.show(sent * 100));
 * ```
 */
export function sendFile<T>(
  path: string,
  fields: Readonly<Record<string, string | Blob | readonly Blob[]>>,
  onProgress: (sent: number) => void,
  idempotencyKey?: string,
): Promise<ApiResponse<T>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return send<T>({
    method: 'POST',
    url: path,
    data: form,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    timeout: UPLOAD_TIMEOUT_MS,
    adapter: ['xhr', 'fetch'],
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });
}

/**
 * Downloads a file that requires a session. Timeout: 10 minutes.
 * @param path - address from `api`
 * @param params - query parameters
 * @returns the file in `data`, or the error envelope when the request was rejected
 * @throws `Unreachable` when the response is neither a file nor an envelope
 */
export async function getFile(path: string, params: Readonly<Record<string, string>>): Promise<ApiResponse<Blob>> {
  const call = { method: 'GET', url: path, params, responseType: 'blob', timeout: UPLOAD_TIMEOUT_MS } as const;
  const { status, data } = await request<Blob>(call);
  return isSuccess(status) ? { success: true, status, data } : toApiResponse(path, status, jsonOf(await data.text()));
}

/**
 * Opens a stream of server-sent events without a timeout.
 * @param path - address from `api`
 * @returns the raw stream in `data`, which ends when the signal aborts; or the error envelope when the request was
 *   rejected
 * @throws `Unreachable` when the response is neither a stream nor an envelope
 * @example
 * ```ts
 * const stop = new AbortController();
 * const { data } = await openStream(api.inboxStream, { signal: stop.signal });
 * const reader = data?.pipeThrough(new TextDecoderStream()).getReader();
 * ```
 */
export async function openStream(
  path: string,
  { signal }: { signal: AbortSignal },
): Promise<ApiResponse<ReadableStream<Uint8Array>>> {
  const headers = { Accept: 'text/event-stream' };
  const call = { method: 'GET', url: path, responseType: 'stream', headers, timeout: 0, signal } as const;
  const { status, data } = await request<ReadableStream<Uint8Array>>(call);
  if (isSuccess(status)) return { success: true, status, data };
  return toApiResponse(path, status, jsonOf(await new Response(data).text()));
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Adopts a response whose request was started before this module was loaded, and handles it like `getJson`.
 * @param url - address of the request; decides whether the rules of panel endpoints apply
 * @param started - response in flight
 * @returns the envelope with its status
 * @throws `Unreachable` when the response has no envelope
 */
export async function adoptPrefetched<T>(url: string, started: Promise<Response>): Promise<ApiResponse<T>> {
  try {
    const response = await started;
    return toApiResponse<T>(url, response.status, jsonOf(await response.text()));
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable({ cause: error });
  }
}
/**
 * @deprecated since 1.1.0: use {@link adoptPrefetched}.
 * @alias
 */
export const takeOver = adoptPrefetched;

interface Call {
  method: Method;
  url: string;
  params?: Readonly<Record<string, string | number>> | undefined;
  data?: unknown;
  headers?: Record<string, string>;
  timeout?: number;
  adapter?: ('xhr' | 'fetch')[];
  onUploadProgress?: (event: AxiosProgressEvent) => void;
}

async function send<T>(call: Call): Promise<ApiResponse<T>> {
  // After a write, a response from before it is outdated.
  if (call.method !== 'GET') globalThis.vitrin?.reads?.clear();
  const { status, data } = await request<unknown>(call);
  return toApiResponse<T>(call.url, status, data);
}

function toApiResponse<T>(url: string, status: number, data: unknown): ApiResponse<T> {
  const isPanel = url.startsWith(PANEL_CALLS);
  if (isPanel) handlePanelStatus(url, status);
  if (isEnvelope<T>(data)) return { ...data, status };
  // A proxy rejects without an envelope: only the status counts.
  if (isPanel && SESSION_STATUSES.has(status)) return { success: false, status };
  throw new Unreachable();
}

function isEnvelope<T>(data: unknown): data is Envelope<T> {
  return typeof data === 'object' && data !== null && 'success' in data && typeof data.success === 'boolean';
}

const SESSION_STATUSES: ReadonlySet<number> = new Set([401, 429]);

/**
 * Handles the session statuses of the panel API (product §8): 401 ends the session and navigates to the sign-in page,
 * 429 navigates to the home page. `leavingEvent` is dispatched first, so that open forms can save their drafts.
 */
function handlePanelStatus(url: string, status: number): void {
  if (status === 401) {
    dispatchLeaving();
    keepReturnAddress(sessionStore.get()?.user.email ?? null);
    clearSession();
    sessionNavigation.go(loginPath);
  }
  if (status === 429 && !withoutNavigation.has(url)) {
    dispatchLeaving();
    // The panel may have a host of its own, whose start leads back to the panel.
    sessionNavigation.go(`${bootStore.get()?.site_origin ?? ''}/`);
  }
}

/**
 * Endpoints whose 429 response does not navigate: wrong passwords in the dialog that extends the session, and too many
 * event streams.
 */
const withoutNavigation: ReadonlySet<string> = new Set([sessionExtendEndpoint, inboxStreamEndpoint]);

function dispatchLeaving(): void {
  document.dispatchEvent(new Event(leavingEvent));
}

/**
 * Removes the three session records from local storage (product §4) and clears `sessionStore`. Records of a later
 * sign-in in another tab are kept.
 */
export function clearSession(): void {
  if (!sessionStore.get() || ownsStoredToken()) {
    for (const key of sessionKeys) localStore.removeItem(key);
  }
  sessionStore.set(null);
}
/**
 * @deprecated since 1.1.0: use {@link clearSession}.
 * @alias
 */
export const forgetSession = clearSession;

/**
 * Extends the session to the given time from now, in `sessionStore` and in local storage. Does nothing without a
 * session, or when another tab has started a new one. The server sends a duration, because the clock of this machine
 * may be wrong.
 * @param seconds - remaining lifetime from the response (`expires_in`)
 */
export function extendSession(seconds: number): void {
  const session = sessionStore.get();
  if (!session || !ownsStoredToken()) return;
  const expiresAt = new Date(Date.now() + seconds * 1000);
  localStore.setItem(storageKeys.expirationDate, expiresAt.toISOString());
  sessionStore.set({ ...session, expiresAt });
}
/**
 * @deprecated since 1.1.0: use {@link extendSession}.
 * @alias
 */
export const prolongSession = extendSession;

function ownsStoredToken(): boolean {
  return localStore.getItem(storageKeys.token) === sessionStore.get()?.token;
}
