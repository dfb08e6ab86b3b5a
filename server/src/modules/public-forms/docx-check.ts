import { checkOfficeArchive } from '../media/office-archive.ts';

export type CvFault = 'cvType' | 'cvUnreadable' | 'cvMacro';

const REQUIRED_ENTRIES = ['[Content_Types].xml', 'word/document.xml'];

/** Returns null for a Word document without macros. */
export async function checkDocx(path: string): Promise<CvFault | null> {
  const fault = await checkOfficeArchive(path, REQUIRED_ENTRIES);
  if (fault === null) return null;
  return fault === 'macro' ? 'cvMacro' : 'cvType';
}
