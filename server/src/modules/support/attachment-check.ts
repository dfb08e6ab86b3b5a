import { createReadStream } from 'node:fs';
import {
  attachmentEndings,
  attachmentNameFault,
  attachmentRefusals,
  typeOfName,
  type AttachmentType,
} from 'shared-contracts/attachments';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { isWholePdf } from '../media/pdf-check.ts';

/** The product's name of a type, by the library's name. */
const types: Readonly<Record<string, AttachmentType>> = { png: 'png', jpg: 'jpeg', webp: 'webp', pdf: 'pdf' };

export type AttachmentVerdict =
  { type: AttachmentType; name: string; fault?: undefined } | { type?: undefined; fault: string };

/** Returns the type of a file, detected from its bytes, and its display name; or the reason for the rejection. */
export async function checkAttachment({ path, name, size }: ReceivedFile): Promise<AttachmentVerdict> {
  if (size === 0) return { fault: attachmentRefusals.empty(name) };
  const wrongName = attachmentNameFault(name);
  if (wrongName) return { fault: attachmentRefusals[wrongName](name) };
  const type = await contentType(path);
  if (!type || !fits(name, type)) return { fault: attachmentRefusals.content(name) };
  return { type, name: nameOf(name, type) };
}

const pictures: ReadonlySet<AttachmentType> = new Set(['png', 'jpeg', 'webp']);

/** Programs often give a picture the ending of another kind; anything else under a wrong one is no mistake. */
function fits(name: string, type: AttachmentType): boolean {
  const said = typeOfName(name);
  return said === undefined || said === type || (pictures.has(said) && pictures.has(type));
}

async function contentType(path: string): Promise<AttachmentType | null> {
  // Imported with the first file: most processes never receive one.
  const { fileTypeFromFile } = await import('file-type');
  const { ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  if (ext === undefined) return (await isText(path)) ? 'txt' : null;
  const type = types[ext] ?? null;
  return type === 'pdf' && !(await isWholePdf(path)) ? null : type;
}

// oxlint-disable-next-line no-control-regex -- they tell text from everything else
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/**
 * Checks whether a file is UTF-8 text without control characters. Reads it in chunks, so that it is never in memory as
 * a whole.
 */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path))
      if (NO_TEXT.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Always with an ending of what the file is. */
function nameOf(given: string, type: AttachmentType): string {
  const said = typeOfName(given);
  if (said === type) return given;
  const stem = said === undefined ? given : given.slice(0, given.lastIndexOf('.'));
  return `${stem || 'dosya'}.${attachmentEndings[type][0]}`;
}
