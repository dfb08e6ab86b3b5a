import { isWholePdf } from '../../media/pdf-check.ts';
import { checkDocx } from './docx-check.ts';

export type CvType = 'pdf' | 'docx';
/** Key of what the visitor is told, in the group `validation` of the static texts. */
export type CvFault = 'cvType' | 'cvMacro';
export type CvVerdict = { type: CvType; fault?: undefined } | { type?: undefined; fault: CvFault };

/** A Word document that the library cannot tell for sure is an archive to it. */
const docxLike: ReadonlySet<string> = new Set(['docx', 'zip']);
const withMacros: ReadonlySet<string> = new Set(['docm', 'dotm']);

/** Looks at the bytes alone: what a file is called says nothing. */
export async function checkCv(path: string): Promise<CvVerdict> {
  // Loaded when the first file comes: most processes never see one.
  const { fileTypeFromFile } = await import('file-type');
  const { ext = '' } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {};
  if (ext === 'pdf' && (await isWholePdf(path))) return { type: 'pdf' };
  if (withMacros.has(ext)) return { fault: 'cvMacro' };
  if (!docxLike.has(ext)) return { fault: 'cvType' };
  const fault = await checkDocx(path);
  return fault ? { fault } : { type: 'docx' };
}

const EXTENSION = /\.[a-z][a-z\d]{1,4}$/i;

/** The name that staff see: always with the extension of what the file is. */
export function cvName(given: string, type: CvType): string {
  const ending = `.${type}`;
  const isRight = (name: string) => name.toLowerCase().endsWith(ending) && name.length > ending.length;
  if (isRight(given)) return given;
  const stem = given.replace(EXTENSION, '');
  return isRight(stem) ? stem : `${stem || 'ozgecmis'}${ending}`;
}
