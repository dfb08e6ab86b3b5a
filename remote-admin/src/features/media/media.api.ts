import type { DeletedMedia } from '@vitrin/shared-contracts/media';
import { api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';

export const updateMedia = (id: number, fields: Readonly<Record<string, unknown>>) =>
  sendForm('PUT', api.adminMediaRecord(id), fields);

/**
 * Deletes a picture.
 * @param withVersions - also if old versions of records show it
 */
export const deleteMedia = (id: number, withVersions: boolean) =>
  sendForm('DELETE', api.adminMediaRecord(id), withVersions ? { with_versions: 1 } : {});

export const deleteMediaList = (ids: readonly number[]) =>
  sendForm<DeletedMedia>('DELETE', api.adminMediaList, { delete_list: ids });

export const moveMedia = (ids: readonly number[], folder: string) =>
  sendForm('PUT', api.adminMediaList, { media_list: ids, folder });

export const renameFolder = (from: string, to: string) =>
  sendForm<{ folder: string }>('PUT', api.adminMediaFolders, { from, to });
