import {
  downloadErrors,
  downloadFault,
  isVideoFile,
  type DownloadType,
  type VideoFileType,
} from '@vitrin/shared-contracts/downloads';
import { checkOfficeArchive } from '../media/office-archive.ts';
import { isReadablePdf } from '../media/pdf-check.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';

export type DownloadVerdict = { type: DownloadType; fault?: undefined } | { type?: undefined; fault: string };

/** Returns the type of a file, whose content must be what its extension says; or the reason for the rejection. */
export async function checkDownload({ path, name, size }: ReceivedFile): Promise<DownloadVerdict> {
  const fault = downloadFault(name, size);
  if (fault !== null) return { fault };
  const type = name.toLowerCase().split('.').at(-1) as DownloadType;
  if (type === 'pdf') return (await isReadablePdf(path)) ? { type } : { fault: downloadErrors.content };
  if (isVideoFile(type)) return (await isVideo(path, type)) ? { type } : { fault: downloadErrors.content };
  const office = await checkOfficeArchive(path, type);
  if (office === null) return { type };
  return { fault: office === 'macro' ? downloadErrors.macro : downloadErrors.content };
}

async function isVideo(path: string, type: VideoFileType): Promise<boolean> {
  // Loaded with the first file, because most processes never receive one.
  const { fileTypeFromFile } = await import('file-type');
  const { ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  return ext === type;
}
