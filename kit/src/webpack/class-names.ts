import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { classPrefix } from '@vitrin/shared-contracts/class-prefix';

/** Four characters distinguish the classes of a unit; a fifth would cost a hundred bytes of a compressed first view. */
const HASH_LENGTH = 4;

/**
 * Returns the function that names the classes of CSS modules. A name depends only on unit, file and class, so it is the
 * same in both bundles. Throws when two classes have the same name: rename one of them.
 */
export function classNames(unit: Unit, directory: string): (file: string, name: string) => string {
  const prefix = classPrefix(hashOf, unit);
  const sources = new Map<string, string>();
  return (file, localName) => {
    const source = [unit, path.relative(directory, file), localName].join(' ');
    const name = prefix + hashOf(source).slice(0, HASH_LENGTH);
    const first = sources.get(name) ?? source;
    if (first !== source) throw new Error(`The classes "${first}" and "${source}" have the same name ${name}`);
    sources.set(name, source);
    return name;
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
