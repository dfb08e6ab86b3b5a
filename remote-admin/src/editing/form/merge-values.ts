import { setIn } from 'formik';
import { mergeList } from '@vitrin/shared-contracts/merge-list';

/** A field that both the user and others have changed since the form was opened. */
export interface ValueConflict {
  path: string;
  /** Value that the form was opened with. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface MergedValues<V> {
  /** The merged values; at the path of a conflict they are the user's. */
  value: V;
  conflicts: ValueConflict[];
}

/**
 * Merges the values of a form with a newer state of its record: what only one side has changed is taken. Both are made by
 * the same function from a record, so equal values have equal JSON.
 */
export function mergeValues<V extends object>(base: V, mine: V, theirs: V): MergedValues<V> {
  const conflicts: ValueConflict[] = [];
  const merge = (path: string, sides: Sides): unknown => {
    const { base: before, mine: own, theirs: other } = sides;
    if (isEqual(own, other) || isEqual(before, other)) return own;
    if (isEqual(before, own)) return other;
    if (isFieldGroup(own) && isFieldGroup(other)) return mergeGroup(path, { ...sides, mine: own, theirs: other });
    const joined = areParts(own) && areParts(other) ? mergeList(sides) : null;
    if (joined) return joined.value;
    conflicts.push({ path, base: before, mine: own, theirs: other });
    return own;
  };
  const mergeGroup = (path: string, sides: Sides & Record<'mine' | 'theirs', Group>): Group => {
    const before = isFieldGroup(sides.base) ? sides.base : {};
    const names = new Set([...Object.keys(sides.mine), ...Object.keys(sides.theirs)]);
    const merged = [...names].map((name) => [
      name,
      merge(path === '' ? name : `${path}.${name}`, {
        base: before[name],
        mine: sides.mine[name],
        theirs: sides.theirs[name],
      }),
    ]);
    return Object.fromEntries(merged) as Group;
  };
  return { value: merge('', { base, mine, theirs }) as V, conflicts };
}

/** Returns the values with the chosen value of each conflict, by path. */
export function withChoices<V extends object>(values: V, choices: ReadonlyMap<string, unknown>): V {
  return [...choices].reduce<V>((changed, [path, value]) => setIn(changed, path, value) as V, values);
}

type Group = Record<string, unknown>;

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** An object of fields; a picture or an editor document is one value. */
function isFieldGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value) && !isDocument(value);
}

/** Parts with ids made by forms, such as the sections of a page: additions, moves and changes of different parts are joined. */
function areParts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof Object(item).id === 'string');
}

function isDocument(value: object): boolean {
  return 'type' in value && value.type === 'doc';
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
