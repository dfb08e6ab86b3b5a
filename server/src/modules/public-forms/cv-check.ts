import type { CvType } from '../../platform/database/column-types.ts';
import type { ReceivedFile } from '../../platform/http/form-file.ts';
import { checkOfficeArchive } from '../media/office-archive.ts';
import { isReadablePdf } from '../media/pdf-check.ts';

export type CvFault = 'cvType' | 'cvUnreadable' | 'cvMacro';

/** The type of a CV, or the key of its error message in the group `validation` of the static texts. */
export type CvVerdict = { type: CvType; fault?: undefined } | { type?: undefined; fault: CvFault };

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
  if (await isReadablePdf(path)) return { type: 'pdf' };
  const fault = await checkOfficeArchive(path, 'docx');
  if (fault === null) return { type: 'docx' };
  return { fault: fault === 'macro' ? 'cvMacro' : 'cvType' };
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
