import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescriptor, RemoteName, ResolvedRelease, Unit } from 'shared-contracts/releases';

/** The unit built in this checkout, as the proxy serves it. */
export interface LocalRelease {
  unit: Unit;
  id: string;
  /** URL path of its files on the proxy. */
  base: string;
  descriptor: ReleaseDescriptor;
}

const PREFIX = /^\/releases\/(\w+)\/local\/([\w.~-]+)(?:\?|$)/;

/** Reads the release descriptor of the current build in `dist`. */
export function readLocalRelease(dist: string): LocalRelease {
  const descriptor = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const { unit, id } = descriptor;
  return { unit, id, base: `/releases/${unit}/local/`, descriptor };
}

/** Returns the name of the local file for an address; null when the site serves it. */
export function localFile(address: string, unit: Unit): string | null {
  const [, named, file = null] = PREFIX.exec(address) ?? [];
  return named === unit ? file : null;
}

/** Returns the release in the form that the site uses in the boot block of a document. */
export function resolveLocal({ unit, id, base, descriptor }: LocalRelease): ResolvedRelease {
  const scripts = Object.entries(descriptor.files).filter(([file]) => file.endsWith('.js'));
  return {
    remote: unit as RemoteName,
    id,
    base,
    entry: base + descriptor.entry,
    integrity: Object.fromEntries(scripts.map(([file, integrity]) => [base + file, integrity])),
  };
}
