import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { checkRequest } from './check-requests.ts';

export interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  /** Sent as a multipart form; values other than strings and files are sent as JSON. */
  form?: Readonly<Record<string, unknown>> | [name: string, value: string][];
  json?: object;
  /** Sent unchanged. */
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  body: Envelope;
  text: string;
}

/** Sends one request and returns the response with its envelope. */
export async function sendRequest(app: FastifyInstance, request: TestRequest): Promise<TestResponse> {
  const { url, form, json, body, headers = {} } = request;
  const multipart = form ? await encoded(form) : null;
  const payload = multipart?.payload ?? json ?? body;
  const method = request.method ?? methodFor(payload);
  const options: InjectOptions = {
    method,
    url,
    headers: { ...headers, ...multipart?.headers },
  };
  const response = await app.inject(payload === undefined ? options : { ...options, payload });
  if (response.statusCode < 300) checkRequest(app, { ...request, method });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: envelopeOf(response.body),
    text: response.body,
  };
}

function methodFor(payload: unknown): 'GET' | 'POST' {
  return payload === undefined ? 'GET' : 'POST';
}

function envelopeOf(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    throw new Error(`The response is not an envelope: ${text.slice(0, 200)}`);
  }
}

async function encoded(
  fields: NonNullable<TestRequest['form']>,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) {
    form.append(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
