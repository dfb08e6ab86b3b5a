import { createReadStream } from 'node:fs';
import {
  attachmentExtensions,
  attachmentNameError,
  attachmentErrors,
  attachmentTypeOfName,
  type AttachmentType,
} from '@vitrin/shared-contracts/attachments';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { isReadablePdf } from '../media/pdf-check.ts';

/** The product's name of a type of picture, by the library's name. */
const types: Readonly<Record<string, AttachmentType>> = { png: 'png', jpg: 'jpeg', webp: 'webp' };

export type AttachmentVerdict =
  | { type: AttachmentType; name: string; fault?: undefined }
  | { type?: undefined; fault: string };

/** Returns the type of a file, detected from its bytes, and its display name; or the reason for the rejection. */
export async function checkAttachment({ path, name, size }: ReceivedFile): Promise<AttachmentVerdict> {
  if (size === 0) return { fault: attachmentErrors.empty(name) };
  const wrongName = attachmentNameError(name);
  if (wrongName) return { fault: attachmentErrors[wrongName](name) };
  const type = await contentType(path);
  if (!type || !isCompatibleExtension(name, type)) return { fault: attachmentErrors.content(name) };
  return { type, name: withTypeExtension(name, type) };
}

const pictures: ReadonlySet<AttachmentType> = new Set(['png', 'jpeg', 'webp']);

/**
 * Checks whether the extension is compatible with the type. Programs often save a picture with the extension of another
 * picture type; any other mismatch is suspicious.
 */
function isCompatibleExtension(name: string, type: AttachmentType): boolean {
  const declaredType = attachmentTypeOfName(name);
  return declaredType === undefined || declaredType === type || (pictures.has(declaredType) && pictures.has(type));
}

async function contentType(path: string): Promise<AttachmentType | null> {
  // Imported with the first file: most processes never receive one.
  const { fileTypeFromFile } = await import('file-type');
  const { ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  // A PDF need not begin with its header.
  if ((ext === undefined || ext === 'pdf') && (await isReadablePdf(path))) return 'pdf';
  if (ext === undefined) return (await isText(path)) ? 'txt' : null;
  return types[ext] ?? null;
}

// oxlint-disable-next-line no-control-regex -- control characters distinguish binary content from text
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/**
 * Checks whether a file is UTF-8 text without control characters. Reads it in chunks, so that it is never in memory as
 * a whole.
 */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path))
      if (CONTROL_CHARACTERS.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Returns the file name with an extension of the detected type. */
function withTypeExtension(given: string, type: AttachmentType): string {
  const declaredType = attachmentTypeOfName(given);
  if (declaredType === type) return given;
  const stem = declaredType === undefined ? given : given.slice(0, given.lastIndexOf('.'));
  return `${stem || 'dosya'}.${attachmentExtensions[type][0]}`;
}
