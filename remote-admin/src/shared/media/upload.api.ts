import type { Answer } from 'shared-contracts/http';
import { pictureField, type UploadedMedia } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';

export async function uploadPicture(
  file: File,
  folder: string,
  onProgress: (sent: number) => void,
): Promise<Answer<UploadedMedia>> {
  const { sendFile } = await import('shared-contracts/http');
  return await sendFile<UploadedMedia>(api.adminMedia, { folder, [pictureField]: file }, onProgress);
}
