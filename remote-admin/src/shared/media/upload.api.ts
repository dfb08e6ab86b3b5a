import { pictureField, type UploadedMedia } from 'shared-contracts/media';
import { api } from 'shared-contracts/paths';
import { sendFile } from '../http.ts';

export const uploadPicture = (file: File, folder: string, onProgress: (sent: number) => void) =>
  sendFile<UploadedMedia>(api.adminMedia, { folder, [pictureField]: file }, onProgress);
