import { fold } from '@vitrin/shared-contracts/fold';
import {
  moveMediaSchema,
  renameFolderSchema,
  type MovedMedia,
  type MoveMediaInput,
  type RenamedFolder,
  type RenameFolderInput,
} from '@vitrin/shared-contracts/media';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { folderNames, moveFolder, moveMedia } from './media-folders.repository.ts';

// Folders do not appear on public pages.
const operation = { action: 'update', entity: 'media', keepsPages: true } as const;

export function moveInput(value: unknown): MoveMediaInput {
  return validated(moveMediaSchema, value);
}

export function renameInput(value: unknown): RenameFolderInput {
  return validated(renameFolderSchema, value);
}

/** Returns the existing folder with the same name, regardless of case and accents; otherwise the given name. */
export async function existingFolderName(db: Db, folder: string, except?: string): Promise<string> {
  if (folder === '') return '';
  const names = await folderNames(db);
  return names.find((name) => name !== except && fold(name) === fold(folder)) ?? folder;
}

export async function movePictures(
  services: WriteServices,
  context: WriteContext,
  { media_list, folder }: MoveMediaInput,
): Promise<MovedMedia> {
  return write(services, context, operation, async (trx, stamp) => {
    const folderName = await existingFolderName(trx, folder);
    const moved = await moveMedia(trx, media_list, folderName, stamp);
    if (moved.length === 0) throw new NotFound();
    const title = `${moved.length} görsel`;
    return { data: { folder: folderName, moved }, entityId: null, title, fields: ['folder'] };
  });
}

/** Renames a folder. If the new name exists, the two folders are merged. */
export async function renameFolder(
  services: WriteServices,
  context: WriteContext,
  { from, to }: RenameFolderInput,
): Promise<RenamedFolder> {
  return write(services, context, operation, async (trx, stamp) => {
    const folder = await existingFolderName(trx, to, from);
    const moved = await moveFolder(trx, { from, to: folder }, stamp);
    if (moved === 0) throw new NotFound();
    return { data: { folder, moved }, entityId: null, title: `${from} klasörü`, fields: ['folder'] };
  });
}
