import type { RemoteName, ResolvedRelease, Unit } from '@vitrin/shared-contracts/releases';

/** A unit compiled in this checkout, as the proxy serves it. */
export interface LocalRelease {
  unit: Unit;
  id: string;
  /** URL path of its files on the proxy. */
  base: string;
  /** File that is loaded first. */
  entry: string;
  /** Style files of the first view. */
  styles: readonly string[];
  /** URL of the script with its installed packages; null when it has none. */
  packages: string | null;
}

/** The shell requires an integrity for each entry. Without a hash in it, browsers accept every content. */
const ANY_CONTENT = ' ';

const PREFIX = /^\/releases\/(\w+)\/local\/[\w.~-]+(?:\?|$)/;

export function localBase(unit: Unit): string {
  return `/releases/${unit}/local/`;
}

/** Returns the unit whose local file the address names; null when the site serves it. */
export function unitOfFile(address: string): string | null {
  return PREFIX.exec(address)?.[1] ?? null;
}

/** Returns the release in the form that the site uses in the boot block of a document. */
export function resolveLocal({ unit, id, base, entry }: LocalRelease): ResolvedRelease {
  return { remote: unit as RemoteName, id, base, entry: base + entry, integrity: { [base + entry]: ANY_CONTENT } };
}
