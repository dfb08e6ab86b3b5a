import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { deriveCredential, newPublishSecret, type Credential } from '@vitrin/shared-contracts/publishing';
import { apiSurfaceVersion, releaseId, type ReleaseDescriptor, type Unit } from '@vitrin/shared-contracts/releases';
import { keyedHash } from '../platform/auth/secrets.ts';
import { insertPublishToken } from '../modules/releases/keys/publish-tokens.repository.ts';
import type { Services } from '../services.ts';
import type { Envelope } from '@vitrin/shared-contracts/envelope';

export type Files = Readonly<Record<string, string>>;

/** Creates a team's credential for one unit, valid for the given number of milliseconds. */
export async function teamCredential(
  { db, config }: Pick<Services, 'db' | 'config'>,
  remote: Unit,
  ms = 60_000,
): Promise<Credential> {
  const credential = await deriveCredential(newPublishSecret());
  await insertPublishToken(db, {
    remote,
    name: `${remote} ekibi`,
    tokenHash: keyedHash(config.secret, 'publish', credential.token),
    publicKey: credential.publicKey,
    expiresAt: new Date(Date.now() + ms),
    createdBy: 'Ayşe',
    createdByUser: null,
  });
  return credential;
}

/** Returns the release descriptor for a build of these files. */
export function descriptorOf(files: Files, server: Files, more: Partial<ReleaseDescriptor> = {}): ReleaseDescriptor {
  const bundles = { files: integrities(files), server: integrities(server) };
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    unit: 'remote_public',
    id: releaseId(hash, { ...bundles, ...more }),
    commit: '0123456789abcdef0123456789abcdef01234567',
    built_at: '2026-01-01T00:00:00.000Z',
    contract: `^${apiSurfaceVersion}`,
    runtime: '2.9.2',
    shared: {},
    entry: 'entry.js',
    preload: ['entry.js'],
    styles: [],
    ...bundles,
    ...more,
  };
}

function integrities(files: Files): Record<string, string> {
  const hashed = Object.entries(files).map(([name, content]) => [
    name,
    `sha384-${createHash('sha384').update(content).digest('base64')}`,
  ]);
  return Object.fromEntries(hashed) as Record<string, string>;
}

export interface Sending {
  /** The remote in the request URL; the release's own remote by default. */
  to?: string;
  credential: Credential;
  text: string;
  signature?: string | null;
  /** Field, name and content of each file, in this order. */
  parts: readonly (readonly [field: 'browser' | 'ssr', name: string, content: string])[];
  /** Share of the body that is sent, from 0 to 1. */
  sentShare?: number;
}

export interface Published {
  status: number;
  body: Envelope;
}

/** Sends a release as the publish command does. */
export async function sendRelease(app: FastifyInstance, sending: Sending): Promise<Published> {
  const { to = 'remote_public', credential, text, parts, sentShare = 1 } = sending;
  const form = new FormData();
  form.set('descriptor', text);
  const signature = sending.signature === undefined ? await credential.sign(text) : sending.signature;
  if (signature !== null) form.set('signature', signature);
  for (const [field, name, content] of parts) form.append(field, new Blob([content]), name);
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  const response = await app.inject({
    method: 'POST',
    url: `/api/releases/${to}`,
    headers: {
      authorization: `Bearer ${credential.token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: payload.subarray(0, payload.length * sentShare),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Returns a valid release of these files: described and signed correctly. */
export function validRelease(files: Files, server: Files = {}, more: Partial<ReleaseDescriptor> = {}) {
  return {
    text: JSON.stringify(descriptorOf(files, server, more)),
    parts: [
      ...Object.entries(files).map(([name, content]) => ['browser', name, content] as const),
      ...Object.entries(server).map(([name, content]) => ['ssr', name, content] as const),
    ],
  };
}
