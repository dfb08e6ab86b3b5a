import { posix } from 'node:path';
import type { InputFile } from '../reading/input-files.ts';

type ByName = ReadonlyMap<string, readonly InputFile[]>;

const indexes = new WeakMap<readonly InputFile[], ByName>();

/** Finds the first file with one of these paths, or with a path that ends with it; the earlier names are preferred. */
export function findInput(inputs: readonly InputFile[], names: readonly string[]): InputFile | null {
  const byName = indexOf(inputs);
  for (const name of names) {
    const found = byName.get(posix.basename(name))?.find((input) => endsWithPath(input.name, name));
    if (found) return found;
  }
  return null;
}

/** An archive of uploads has a hundred thousand files, and each is looked up. */
function indexOf(inputs: readonly InputFile[]): ByName {
  const known = indexes.get(inputs);
  if (known) return known;
  const byName = Map.groupBy(inputs, ({ name }) => posix.basename(name));
  indexes.set(inputs, byName);
  return byName;
}

function endsWithPath(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end}`);
}
