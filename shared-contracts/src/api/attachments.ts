import { limits } from '../rules/limits.ts';

/**
 * Accepted attachment types (detected from the content) and their file extensions. The first extension is added to
 * names that have none of them.
 */
export const attachmentExtensions = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  txt: ['txt', 'log'],
} as const;
/**
 * @deprecated since 1.1.0: use {@link attachmentExtensions}.
 * @alias
 */
export const attachmentEndings: typeof attachmentExtensions = attachmentExtensions;
/** Accepted type of an attachment. */
export type AttachmentType = keyof typeof attachmentExtensions;

/** Name of the multipart field that carries the attachments. */
export const attachmentsField = 'attachments';

const MEGABYTE = 1_048_576;
const errorMessage = (reason: string) => (name: string) => `“${name}” eklenemez: ${reason}`;

/** Error messages for rejected attachments, used by the browser before the upload and by the server after it. */
export const attachmentErrors = {
  /** Returns the message for a type that is not accepted. */
  type: errorMessage('yalnızca PNG, JPEG, WebP, PDF ve düz metin (TXT) dosyaları eklenebilir.'),
  /** Returns the message for a content that does not match the name, or cannot be read. */
  content: errorMessage(
    'içeriği adıyla uyuşmuyor ya da dosya bozuk. PNG, JPEG, WebP, PDF ya da düz metin olarak kaydedin.',
  ),
  /** Returns the message for a second extension, such as `cv.exe.pdf`. */
  double: errorMessage('adında ikinci bir uzantı var. Dosyayı yeniden adlandırıp ekleyin.'),
  /** Returns the message for an empty file. */
  empty: errorMessage('dosya boş.'),
  /** Returns the message for a file above `limits.fileBytes`. */
  size: errorMessage(`dosya en fazla ${limits.fileBytes / MEGABYTE} MB olabilir.`),
  count: `En fazla ${limits.attachments} dosya eklenebilir.`,
} as const;
/**
 * @deprecated since 1.1.0: use {@link attachmentErrors}.
 * @alias
 */
export const attachmentRefusals = attachmentErrors;

/** Extensions of files that an operating system would execute or a browser would render. */
const executableExtensions = new Set(
  'apk asp aspx bat chm cmd cpl dll dmg docm exe hta htm html iso jar js jse jsp lnk msi php pif ps1 py reg scr sh svg vbe vbs wsf wsh xhtml xlsm'.split(
    ' ',
  ),
);

/**
 * Checks a file by its name only.
 * @param name - file name with extension
 * @returns `type` for an extension that is not accepted, `double` for a second, misleading extension (`cv.exe.pdf`),
 *   null when the name is acceptable
 */
export function attachmentNameError(name: string): 'type' | 'double' | null {
  const [, ...endings] = name.toLowerCase().split('.');
  const last = endings.pop();
  if (last === undefined) return null;
  const type = attachmentTypeOfExtension(last);
  if (!type) return 'type';
  const isOther = (ending: string) =>
    executableExtensions.has(ending) || ![undefined, type].includes(attachmentTypeOfExtension(ending));
  return endings.some(isOther) ? 'double' : null;
}
/**
 * @deprecated since 1.1.0: use {@link attachmentNameError}.
 * @alias
 */
export const attachmentNameFault = attachmentNameError;

/**
 * Returns the attachment type that the file extension claims; undefined when the extension is not accepted. The content
 * may differ.
 * @param name - file name with extension
 */
export function attachmentTypeOfName(name: string): AttachmentType | undefined {
  return attachmentTypeOfExtension(name.toLowerCase().split('.').at(-1) ?? '');
}
/**
 * @deprecated since 1.1.0: use {@link attachmentTypeOfName}.
 * @alias
 */
export const typeOfName = attachmentTypeOfName;

function attachmentTypeOfExtension(ending: string): AttachmentType | undefined {
  const types = Object.entries(attachmentExtensions) as [AttachmentType, readonly string[]][];
  return types.find(([, endings]) => endings.includes(ending))?.[0];
}
