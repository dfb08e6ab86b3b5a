import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../platform/files/s3/s3-settings.ts';
import { listXml, textXml, type DoubleObject } from './s3-xml.ts';
import { signatureError } from './request-signature.ts';

/** `unavailable`: status 503; `cut`: half of the body; `silent`: no answer; `wrong`: other bytes. */
export type Fault = 'unavailable' | 'cut' | 'silent' | 'wrong';

/** An S3-compatible server in memory that checks signatures, with the calls that the product uses. */
export interface S3Double {
  settings: S3Settings;
  objects: Map<string, DoubleObject>;
  /** Called with each request; returns the fault that it gets. */
  faultOf: (method: string, key: string) => Fault | null;
  close(): Promise<void>;
}

interface Call {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const missing: Answer = { status: 404, body: textXml('Error', { Code: 'NoSuchKey' }) };

export async function startS3Double(): Promise<S3Double> {
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
  const bucket = 'files';
  const answer = createAnswers();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const double: S3Double = {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', prefix: '', ...credentials },
    objects: answer.objects,
    faultOf: () => null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', double.settings.endpoint);
    const [, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    const call = { method: request.method ?? '', bucket: name, key: rest.join('/'), query, request };
    const body = await buffer(request);
    const refused = signatureError(request, body, credentials);
    if (refused !== null) return send(response, { status: 403, body: textXml('Error', { Code: refused }) });
    if (name !== bucket) return send(response, { status: 404, body: textXml('Error', { Code: 'NoSuchBucket' }) });
    sendWithFault(response, answer.to({ ...call, body }), double.faultOf(call.method, call.key));
  }
  return double;
}

function createAnswers(): { objects: Map<string, DoubleObject>; to(call: Call): Answer } {
  const objects = new Map<string, DoubleObject>();
  const uploads = new Map<string, { parts: Map<number, Buffer>; sha256: string | undefined }>();
  const store = (key: string, content: Buffer, sha256: string | undefined) =>
    void objects.set(key, { content, sha256, at: new Date() });

  const multipart = ({ method, key, query, request, body }: Call): Answer | null => {
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { parts: new Map(), sha256: metadataOf(request) });
      return { status: 200, body: textXml('InitiateMultipartUploadResult', { UploadId: id }) };
    }
    const upload = uploads.get(query.get('uploadId') ?? '');
    if (!upload) return null;
    if (method === 'PUT') upload.parts.set(Number(query.get('partNumber')), body);
    if (method === 'PUT') return { status: 200, headers: { etag: etagOf(body) } };
    uploads.delete(query.get('uploadId') ?? '');
    if (method === 'DELETE') return { status: 204 };
    const parts = [...upload.parts].toSorted(([left], [right]) => left - right).map(([, part]) => part);
    store(key, Buffer.concat(parts), upload.sha256);
    return { status: 200, body: textXml('CompleteMultipartUploadResult', { ETag: '"1-1"' }) };
  };

  const single: Record<string, (call: Call) => Answer> = {
    PUT({ key, request, body }) {
      const source = request.headers['x-amz-copy-source'];
      if (source === undefined) {
        store(key, body, metadataOf(request));
        return { status: 200, headers: { etag: etagOf(body) } };
      }
      const found = objects.get(decodeURIComponent(String(source)).split('/').slice(1).join('/'));
      if (!found) return missing;
      store(key, found.content, found.sha256);
      return { status: 200, body: textXml('CopyObjectResult', { ETag: etagOf(found.content) }) };
    },
    GET({ key, query }) {
      if (key === '') return { status: 200, body: listXml(objects, query) };
      const found = objects.get(key);
      return found ? { status: 200, headers: headersOf(found), body: found.content } : missing;
    },
    HEAD({ key }) {
      const found = objects.get(key);
      if (key === '') return { status: 200 };
      return found ? { status: 200, headers: headersOf(found) } : { status: 404 };
    },
    DELETE({ key }) {
      objects.delete(key);
      return { status: 204 };
    },
  };
  return { objects, to: (call) => multipart(call) ?? single[call.method]?.(call) ?? { status: 405 } };
}

function metadataOf({ headers }: IncomingMessage): string | undefined {
  return headers['x-amz-meta-sha256'] as string | undefined;
}

function etagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

function headersOf({ content, sha256, at }: DoubleObject): Record<string, string> {
  return {
    'content-length': String(content.length),
    'last-modified': at.toUTCString(),
    etag: etagOf(content),
    ...(sha256 !== undefined && { 'x-amz-meta-sha256': sha256 }),
  };
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, headers).end(body);
}

function sendWithFault(response: ServerResponse, answer: Answer, fault: Fault | null): void {
  if (fault === 'silent') return;
  const { status, headers, body = '' } = answer;
  if (fault === 'unavailable') return send(response, { status: 503, body: textXml('Error', { Code: 'SlowDown' }) });
  if (fault === 'wrong') return send(response, { ...answer, body: Buffer.alloc(body.length, 'x') });
  if (fault === null) return send(response, answer);
  response.writeHead(status, headers);
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}
