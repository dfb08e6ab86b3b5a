import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescriptor, Unit } from '@vitrin/shared-contracts/releases';
import type { StoredRelease } from '../releases/serving/registry.ts';

/** Stores a release with one server bundle as if it had been published. */
export function storedServerBundle(folder: string, unit: Unit, code: string): StoredRelease {
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const place = path.join(folder, unit, integrity.slice(7, 23).replaceAll('/', '_'));
  mkdirSync(path.join(place, 'ssr'), { recursive: true });
  writeFileSync(path.join(place, 'ssr/index.cjs'), code);
  const descriptor = { unit, id: path.basename(place), server: { 'index.cjs': integrity } };
  return { descriptor: descriptor as unknown as ReleaseDescriptor, folder: place, base: `/releases/${unit}/x/` };
}

/** A shell that renders a page with the `go` function of the remote. */
export const plainShell = `exports.shared = {};
exports.render = async (app, request, read) => ({
  kind: 'page', status: 200, head: null, hydration: { loaderData: {} }, routes: [], html: String(await app.go(request.url, read)),
});`;
