import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from 'shared-contracts/envelope';
import type { ReleaseDescriptor } from 'shared-contracts/releases';
import { buildUnits } from './build-units.ts';
import { root } from './units.ts';

/**
 * Builds the remote in the current folder and publishes it to a running site:
 * VITRIN_URL (http://127.0.0.1:3000), VITRIN_PUBLISH_TOKEN (`npm run vitrin -- publish-token <remote>`).
 */
async function publishHere(): Promise<void> {
  const folder = path.relative(root, process.cwd());
  const site = process.env.VITRIN_URL ?? 'http://127.0.0.1:3000';
  const token = process.env.VITRIN_PUBLISH_TOKEN;
  if (!token) throw new Error('VITRIN_PUBLISH_TOKEN gerekli: npm run vitrin -- publish-token <remote>');
  await buildUnits([folder], { stale: true });
  const dist = path.join(root, folder, 'dist');
  const descriptor = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const response = await fetch(new URL(`/api/releases/${descriptor.unit}`, site), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf(dist, descriptor),
  });
  const answer = (await response.json()) as Envelope<{ id: string }>;
  if (!answer.success) throw new Error(answer.message ?? `${response.status}`);
  console.log(`Yayında: ${descriptor.unit} ${descriptor.id} → ${site}`);
}

function formOf(dist: string, descriptor: ReleaseDescriptor): FormData {
  const form = new FormData();
  form.set('descriptor', JSON.stringify(descriptor));
  const add = (field: string, half: string, files: Record<string, string>) => {
    for (const file of Object.keys(files))
      form.append(field, new Blob([readFileSync(path.join(dist, half, file))]), file);
  };
  add('browser', 'browser', descriptor.files);
  add('ssr', 'ssr', descriptor.server);
  return form;
}

publishHere().catch((error: Error) => {
  console.error(`Yayımlanamadı: ${error.message}`);
  process.exitCode = 1;
});
