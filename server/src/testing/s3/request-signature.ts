import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Credentials that the double accepts. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Returns the S3 error code for a request that is not signed with these credentials; null for one that is. */
export function signatureError(request: IncomingMessage, body: Buffer, own: Credentials): string | null {
  const parts = AUTHORIZATION.exec(String(request.headers.authorization));
  if (parts === null) return 'AccessDenied';
  const [keyId, day, region, signedHeaders, signature] = parts.slice(1) as [string, string, string, string, string];
  if (keyId !== own.accessKeyId) return 'InvalidAccessKeyId';
  const contentHash = String(request.headers['x-amz-content-sha256']);
  if (!['UNSIGNED-PAYLOAD', sha256(body)].includes(contentHash)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonicalRequest(request, signedHeaders, contentHash)),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${own.secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest({ method, url = '', headers }: IncomingMessage, signed: string, contentHash: string): string {
  const [path = '', query = ''] = url.split('?');
  const names = signed.split(';');
  const parameters = query === '' ? [] : query.split('&').map((each) => (each.includes('=') ? each : `${each}=`));
  return [
    method,
    path,
    parameters.toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signed,
    contentHash,
  ].join('\n');
}
