import { limits } from '../rules/limits.ts';

/** What may be attached, by its content, and how such a file's name ends; the first one is given where it ends otherwise. */
export const attachmentEndings = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  txt: ['txt', 'log'],
} as const;
export type AttachmentType = keyof typeof attachmentEndings;

/** Name of the multipart field that carries the attachments. */
export const attachmentsField = 'attachments';

const MEGABYTE = 1_048_576;
const words = (reason: string) => (name: string) => `“${name}” eklenemez: ${reason}`;

/** Why a file is refused, the same before and after it was sent. */
export const attachmentRefusals = {
  type: words('yalnızca PNG, JPEG, WebP, PDF ve düz metin (TXT) dosyaları eklenebilir.'),
  content: words('içeriği adıyla uyuşmuyor ya da dosya bozuk. PNG, JPEG, WebP, PDF ya da düz metin olarak kaydedin.'),
  double: words('adında ikinci bir uzantı var. Dosyayı yeniden adlandırıp ekleyin.'),
  empty: words('dosya boş.'),
  size: words(`dosya en fazla ${limits.fileBytes / MEGABYTE} MB olabilir.`),
  count: `En fazla ${limits.attachments} dosya eklenebilir.`,
} as const;

/** What a machine would run or a browser show. */
const active = new Set(
  'apk asp aspx bat chm cmd cpl dll dmg docm exe hta htm html iso jar js jse jsp lnk msi php pif ps1 py reg scr sh svg vbe vbs wsf wsh xhtml xlsm'.split(
    ' ',
  ),
);

/** What a name alone tells against a file; null: nothing. */
export function attachmentNameFault(name: string): 'type' | 'double' | null {
  const [, ...endings] = name.toLowerCase().split('.');
  const last = endings.pop();
  if (last === undefined) return null;
  const type = typeOfEnding(last);
  if (!type) return 'type';
  const isOther = (ending: string) => active.has(ending) || ![undefined, type].includes(typeOfEnding(ending));
  return endings.some(isOther) ? 'double' : null;
}

/** What a file says that it is. */
export function typeOfName(name: string): AttachmentType | undefined {
  return typeOfEnding(name.toLowerCase().split('.').at(-1) ?? '');
}

function typeOfEnding(ending: string): AttachmentType | undefined {
  const types = Object.entries(attachmentEndings) as [AttachmentType, readonly string[]][];
  return types.find(([, endings]) => endings.includes(ending))?.[0];
}
