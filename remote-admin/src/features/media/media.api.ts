import type { Answer } from 'shared-contracts/http';
import type { DeletedMedia } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';

export async function updateMedia(id: number, fields: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminMediaRecord(id), fields);
}

export async function deleteMedia(id: number): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('DELETE', api.adminMediaRecord(id), {});
}

export async function deleteMediaList(ids: readonly number[]): Promise<Answer<DeletedMedia>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm<DeletedMedia>('DELETE', api.adminMediaList, { delete_list: ids });
}

export async function moveMedia(ids: readonly number[], folder: string): Promise<Answer<unknown>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm('PUT', api.adminMediaList, { media_list: ids, folder });
}

export async function renameFolder(from: string, to: string): Promise<Answer<{ folder: string }>> {
  const { sendForm } = await import('shared-contracts/http');
  return await sendForm<{ folder: string }>('PUT', api.adminMediaFolders, { from, to });
}
