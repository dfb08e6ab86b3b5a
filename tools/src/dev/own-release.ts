import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDescriptor, RemoteName, ResolvedRelease, Unit } from 'shared-contracts/releases';

/** The unit that is built in this checkout, as the proxy offers it to the browser. */
export interface OwnRelease {
  unit: Unit;
  id: string;
  /** URL path of its files on the proxy. */
  base: string;
  descriptor: ReleaseDescriptor;
}

const PREFIX = /^\/releases\/(\w+)\/local\/([\w.~-]+)(?:\?|$)/;

/** What stands in `dist` now. */
export function readOwnRelease(dist: string): OwnRelease {
  const descriptor = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ReleaseDescriptor;
  const { unit, id } = descriptor;
  return { unit, id, base: `/releases/${unit}/local/`, descriptor };
}

/** Name of the local file that an address means; null for all that the site answers. */
export function ownFile(address: string, unit: Unit): string | null {
  const [, named, file = null] = PREFIX.exec(address) ?? [];
  return named === unit ? file : null;
}

/** As the site would name it in a document of its own. */
export function resolveOwn({ unit, id, base, descriptor }: OwnRelease): ResolvedRelease {
  const scripts = Object.entries(descriptor.files).filter(([file]) => file.endsWith('.js'));
  return {
    remote: unit as RemoteName,
    id,
    base,
    entry: base + descriptor.entry,
    integrity: Object.fromEntries(scripts.map(([file, integrity]) => [base + file, integrity])),
  };
}
