import { readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '@vitrin/shared-contracts/paths';
import type { PublishResponse } from '@vitrin/shared-contracts/release-management';
import type { ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import type { PublishSettings } from './settings.ts';
import { sendRequest, dataOf } from './site.ts';

/** Reads the release descriptor of a finished build. */
export function readBuild(dist: string): ReleaseDescriptor {
  return JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
}

/** Signs and sends a finished build. Treats a 409 response as success when the site already stores the same release. */
export async function sendRelease(
  settings: PublishSettings,
  dist: string,
  descriptor: ReleaseDescriptor,
): Promise<PublishResponse> {
  const form = await formOf(settings, dist, descriptor);
  const answer = await sendRequest<PublishResponse>(settings, api.publishRelease(descriptor.unit), form);
  const { data } = answer.envelope;
  return answer.status === 409 && data?.kept ? data : dataOf(answer);
}

/**
 * Adds descriptor and signature first, because the site reads no file of a release before it has verified the
 * signature.
 */
async function formOf({ credential }: PublishSettings, dist: string, descriptor: ReleaseDescriptor): Promise<FormData> {
  // A single line: a form normalizes line endings, which would invalidate the signature.
  const text = JSON.stringify(descriptor);
  const form = new FormData();
  form.set('descriptor', text);
  form.set('signature', await credential.sign(text));
  const add = (field: string, half: string, files: Readonly<Record<string, string>>) => {
    for (const file of Object.keys(files))
      form.append(field, new Blob([readFileSync(path.join(dist, half, file))]), file);
  };
  add('browser', 'browser', descriptor.files);
  add('ssr', 'ssr', descriptor.server);
  return form;
}
