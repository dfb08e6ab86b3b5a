import type { ContentKind } from './content-kind.ts';
import { picturesIn } from './text-pictures.repository.ts';

/** Files that values reference: pictures of the media library by id and by the hash in their address, downloads by that hash. */
export interface FileReferences {
  ids: number[];
  hashes: string[];
}

const REFERENCE = /"media_id":(\d+)/g;
const DOWNLOAD = /\/media\/files\/([0-9a-f]{32})\./g;

/** Returns the hashes of the downloads, own videos among them, whose addresses occur in a text. */
export function downloadsIn(text: string): string[] {
  return [...new Set([...text.matchAll(DOWNLOAD)].flatMap(([, hash]) => hash ?? []))];
}

/** Returns the files that JSON references by `"media_id":7` or by address. */
export function referencesIn(json: string): FileReferences {
  return {
    ids: [...json.matchAll(REFERENCE)].map(([, id]) => Number(id)),
    hashes: [...picturesIn(json), ...downloadsIn(json)],
  };
}

/** Returns the files of a record, or of one of its parts, in the shape of its request body. */
export function filesOfRecord({ rows }: Pick<ContentKind, 'rows'>, json: string): FileReferences {
  const { ids, hashes } = referencesIn(json);
  if (!rows?.pictures) return { ids, hashes };
  const values = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const own = [values[rows.pictures.field]].flat().filter((id) => typeof id === 'number');
  return { ids: [...ids, ...own], hashes };
}
