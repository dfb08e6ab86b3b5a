import type { ContentKind } from './content-kind.ts';
import { picturesIn } from './text-pictures.repository.ts';

/** Pictures of the media library that values reference, by id and by the hash in their address. */
export interface FileReferences {
  ids: number[];
  hashes: string[];
}

const REFERENCE = /"media_id":(\d+)/g;

/** Returns the pictures that JSON references by `"media_id":7` or by address. */
export function referencesIn(json: string): FileReferences {
  return { ids: [...json.matchAll(REFERENCE)].map(([, id]) => Number(id)), hashes: picturesIn(json) };
}

/** Returns the pictures of a record, or of one of its parts, in the shape of its request body. */
export function filesOfRecord({ rows }: Pick<ContentKind, 'rows'>, json: string): FileReferences {
  const { ids, hashes } = referencesIn(json);
  if (!rows?.pictures) return { ids, hashes };
  const values = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const own = [values[rows.pictures.field]].flat().filter((id) => typeof id === 'number');
  return { ids: [...ids, ...own], hashes };
}
