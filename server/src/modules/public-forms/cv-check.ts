import type { CvType } from '../../platform/database/column-types.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { isCompletePdf } from '../media/pdf-check.ts';
import { checkDocx, type CvFault } from './docx-check.ts';

/** The type of a CV, or the key of its error message in the group `validation` of the static texts. */
export type CvVerdict = { type: CvType; fault?: undefined } | { type?: undefined; fault: CvFault };

/** The library reports `zip` for Word documents that it cannot identify reliably. */
const docxTypes: ReadonlySet<string> = new Set(['docx', 'zip']);
const withMacros: ReadonlySet<string> = new Set(['docm', 'dotm']);

const allowedExtension = /\.(?:pdf|docx)$/i;

/**
 * Checks a file by its bytes. The name only distinguishes a damaged file of an allowed type from a file of another
 * type.
 */
export async function checkCv({ path, name }: Pick<ReceivedFile, 'path' | 'name'>): Promise<CvVerdict> {
  const verdict = await checkContent(path);
  return verdict.fault === 'cvType' && allowedExtension.test(name) ? { fault: 'cvUnreadable' } : verdict;
}

async function checkContent(path: string): Promise<CvVerdict> {
  // Loaded with the first file, because most processes never receive one.
  const { fileTypeFromFile } = await import('file-type');
  const { ext = '' } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  if (ext === 'pdf' && (await isCompletePdf(path))) return { type: 'pdf' };
  if (withMacros.has(ext)) return { fault: 'cvMacro' };
  if (!docxTypes.has(ext)) return { fault: 'cvType' };
  const fault = await checkDocx(path);
  return fault ? { fault } : { type: 'docx' };
}

const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

/** Returns the file name that staff see, always with the extension of the actual type. */
export function cvName(given: string, type: CvType): string {
  const ending = `.${type}`;
  const isRight = (name: string) => name.toLowerCase().endsWith(ending) && name.length > ending.length;
  if (isRight(given)) return given;
  const stem = given.replace(EXTENSION, '');
  return isRight(stem) ? stem : `${stem || 'ozgecmis'}${ending}`;
}
