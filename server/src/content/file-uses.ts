import { auditEntityLabels } from '@vitrin/shared-contracts/audit';
import type { PictureUse } from '@vitrin/shared-contracts/media';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { ContentSource } from './content-kind.ts';
import { recordsWithFile } from './history/version-files.repository.ts';

/** Maximum number of records with old versions that are returned; enough for users to find the file. */
const MAX_FORMER = 5;

/** Places that the message of a rejected deletion names; the others are counted. */
const MAX_NAMED = 5;

/** Adds to the places that show a file the records whose old versions show it, and those in the trash. */
export async function withFormerUses(
  source: Pick<ContentSource, 'db' | 'kinds'>,
  hash: string,
  current: readonly PictureUse[],
): Promise<PictureUse[]> {
  const paths = new Set(current.map(({ path }) => path));
  const former = (await usesOfVersions(source, hash)).filter(({ path }) => !paths.has(path));
  return [...current, ...former];
}

/** Returns the records that showed the file: as long as their versions are kept, it can come back with one. */
async function usesOfVersions({ db, kinds }: Pick<ContentSource, 'db' | 'kinds'>, hash: string): Promise<PictureUse[]> {
  const records = await recordsWithFile(db, hash, MAX_FORMER);
  return records.flatMap(({ entity, record, title, isInTrash }): PictureUse[] => {
    const kind = kinds.get(entity);
    if (!kind) return [];
    const name = `${auditEntityLabels[entity] ?? entity} “${title}”`;
    return isInTrash
      ? [{ label: `Çöp kutusu: ${name}`, path: adminPaths.trash }]
      : [{ label: `Eski sürüm: ${name}`, path: kind.screen(record), former: true }];
  });
}

/**
 * Returns why a file is not deleted, for the user.
 * @param noun - what the file is called, in lower case
 * @param places - labels of its uses; empty if they are not known
 */
export function inUseText(noun: string, places: readonly string[]): string {
  const more = places.length > MAX_NAMED ? ` ve ${places.length - MAX_NAMED} yer daha` : '';
  const named = places.length > 0 ? ` (${places.slice(0, MAX_NAMED).join(', ')}${more})` : '';
  return `Bu ${noun} kullanıldığı için silinemez${named}. Önce oradan kaldırın.`;
}

/**
 * Returns the uses that prevent the deletion of a file.
 * @param withVersions - old versions may lose it: they are then restored without it
 */
export function preventing(uses: readonly PictureUse[], withVersions: boolean): PictureUse[] {
  return uses.filter(({ former }) => !(former && withVersions));
}
