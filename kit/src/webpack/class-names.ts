import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';

/** Four characters distinguish the classes of a unit; a fifth would cost a hundred bytes of a compressed first view. */
const HASH_LENGTH = 4;

/**
 * Returns the function that names the classes of CSS modules. A name depends only on unit, file and class, so it is the
 * same in both bundles. Throws when two classes have the same name: rename one of them.
 */
export function classNames(unit: Unit, directory: string): (file: string, name: string) => string {
  const prefix = unit.replace('remote_', '').slice(0, 2);
  const sources = new Map<string, string>();
  return (file, localName) => {
    const source = [unit, path.relative(directory, file), localName].join(' ');
    const name = prefix + createHash('sha256').update(source).digest('base64url').slice(0, HASH_LENGTH);
    const first = sources.get(name) ?? source;
    if (first !== source) throw new Error(`The classes "${first}" and "${source}" have the same name ${name}`);
    sources.set(name, source);
    return name;
  };
}
