import { limits } from '../rules/limits.ts';
import type { PictureUse } from './media.ts';

/** Accepted types of downloadable files: file extension, label and media type. */
export const downloadTypes = {
  pdf: { label: 'PDF', mime: 'application/pdf' },
  docx: { label: 'Word', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { label: 'Excel', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { label: 'PowerPoint', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  odt: { label: 'ODT', mime: 'application/vnd.oasis.opendocument.text' },
  ods: { label: 'ODS', mime: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { label: 'ODP', mime: 'application/vnd.oasis.opendocument.presentation' },
  mp4: { label: 'MP4', mime: 'video/mp4' },
  webm: { label: 'WebM', mime: 'video/webm' },
} as const;
/** Type of a downloadable file, which is its extension. */
export type DownloadType = keyof typeof downloadTypes;

/** Types of files that a page plays. */
export type VideoFileType = 'mp4' | 'webm';

/** Checks whether a page plays files of the type. */
export function isVideoFile(type: DownloadType): type is VideoFileType {
  return type === 'mp4' || type === 'webm';
}

/** Returns the largest accepted size of a file of the type in bytes. */
export function largestDownload(type: DownloadType): number {
  return isVideoFile(type) ? limits.videoBytes : limits.downloadBytes;
}

/** Name of the multipart field that carries the file in `POST /api/admin/downloads`. */
export const downloadField = 'file';

/** Row of `GET /api/admin/downloads`: a file that visitors can download. */
export interface Download {
  id: number;
  /** Original name of the uploaded file, with its extension. */
  name: string;
  type: DownloadType;
  /** Size in bytes. */
  bytes: number;
  /** Address from which visitors download it. */
  path: string;
  created_at: string;
}

/** `data` of `GET /api/admin/downloads/{id}`. */
export interface DownloadRecord extends Download {
  /** Places that show the file; it can be deleted only when no place but old versions is left. */
  used_in: PictureUse[];
}

/** `data` of `POST /api/admin/downloads`. */
export interface UploadedDownload {
  download: Download;
  /** True when a file with the same content already existed; no new record was created. */
  known: boolean;
}

const ADDRESS = /^\/media\/files\/([0-9a-f]{32})\.([a-z\d]{3,4})$/;

/**
 * Returns the address from which visitors download a file.
 * @param hash - hash of its content
 */
export function downloadAddress(hash: string, type: DownloadType): string {
  return `/media/files/${hash}.${type}`;
}

/**
 * Returns hash and type of the file at an address; null if it is not the address of a download.
 * @param address - path, as `downloadAddress` returns it
 */
export function parseDownloadAddress(address: string): { hash: string; type: DownloadType } | null {
  const [, hash = '', type = ''] = ADDRESS.exec(address) ?? [];
  return isDownloadType(type) ? { hash, type } : null;
}

function isDownloadType(type: string): type is DownloadType {
  return Object.hasOwn(downloadTypes, type);
}

const MEGABYTE = 1_048_576;

/** Error messages for files that cannot be offered for download, used by the browser before and the server after an upload. */
export const downloadErrors = {
  type: 'Bu tür kabul edilmiyor. PDF, Word (DOCX), Excel (XLSX), PowerPoint (PPTX), OpenDocument, MP4 ya da WebM dosyası yükleyin.',
  video: 'Bu video biçimi kabul edilmiyor. Videoyu MP4 (H.264) ya da WebM olarak kaydedip yükleyin.',
  old: 'Eski Office biçimleri (DOC, XLS, PPT) kabul edilmiyor. Dosyayı DOCX, XLSX ya da PPTX olarak kaydedip yükleyin.',
  macro: 'Makro içeren dosyalar kabul edilmiyor. Dosyayı makrosuz kaydedip yükleyin.',
  content: 'Dosyanın içeriği uzantısıyla uyuşmuyor ya da dosya bozuk. Yeniden kaydedip yükleyin.',
  empty: 'Dosya boş.',
  /** Returns the message for a file above the limit of its type. */
  size: (type: DownloadType) => `Dosya en fazla ${largestDownload(type) / MEGABYTE} MB olabilir.`,
} as const;

/**
 * Returns the error message for a file that cannot be offered for download, judged by its name and size; null for others.
 * @param name - file name with extension
 * @param bytes - size in bytes
 */
export function downloadFault(name: string, bytes: number): string | null {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  if (/^(?:doc|xls|ppt)$/.test(extension)) return downloadErrors.old;
  if (/^(?:doc|dot|xls|xlt|ppt|pot)m$/.test(extension)) return downloadErrors.macro;
  if (/^(?:mov|avi|mkv|wmv|m4v)$/.test(extension)) return downloadErrors.video;
  if (!isDownloadType(extension)) return downloadErrors.type;
  if (bytes === 0) return downloadErrors.empty;
  return bytes > largestDownload(extension) ? downloadErrors.size(extension) : null;
}
