import type { ContentFields, ContentValues } from '@vitrin/shared-contracts/content-fields';
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
export function filesOfRecord(fields: ContentFields, json: string): FileReferences {
  const { ids, hashes } = referencesIn(json);
  if (pictureFields(fields).length === 0) return { ids, hashes };
  return { ids: [...ids, ...pictureIds(fields, JSON.parse(json) as ContentValues)], hashes };
}

/** Returns the ids in the picture fields of values, or of the part of them that belongs to one language. */
export function pictureIds(fields: ContentFields, values: ContentValues): number[] {
  const parts = [values, ...Object.values(values.translations ?? {})];
  return parts.flatMap((part) =>
    pictureFields(fields).flatMap((name) => [part?.[name]].flat().filter((id) => typeof id === 'number')),
  );
}

function pictureFields({ shared, translated }: ContentFields): string[] {
  return Object.entries({ ...shared, ...translated }).flatMap(([name, { picture }]) => (picture ? [name] : []));
}
