import { readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from 'shared-contracts/paths';
import type { PublishAnswer } from 'shared-contracts/release-management';
import type { ReleaseDescriptor } from 'shared-contracts/releases';
import type { PublishSettings } from './settings.ts';
import { ask, dataOf } from './site.ts';

/** What a finished build says of itself. */
export function readBuild(dist: string): ReleaseDescriptor {
  return JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
}

/** Signs a finished build and sends it. A site that has the very same already answers so, and that is as good. */
export async function sendRelease(
  settings: PublishSettings,
  dist: string,
  descriptor: ReleaseDescriptor,
): Promise<PublishAnswer> {
  const form = await formOf(settings, dist, descriptor);
  const answer = await ask<PublishAnswer>(settings, api.publishRelease(descriptor.unit), form);
  const { data } = answer.envelope;
  return answer.status === 409 && data?.kept ? data : dataOf(answer);
}

/** Description and signature first: the site takes no file of a release that it does not know to be ours. */
async function formOf({ credential }: PublishSettings, dist: string, descriptor: ReleaseDescriptor): Promise<FormData> {
  // One line: a form would change the ends of others, and with them what is signed.
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
