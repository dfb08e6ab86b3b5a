import type { ExportedCv } from './exported-messages.repository.ts';

const LONGEST_NAME = 80;

/** Returns the path of a CV in the archive: a safe file name with the extension of its actual type. */
export function cvEntryName(reference: string, { name, type }: Pick<ExportedCv, 'name' | 'type'>): string {
  const text = name
    .replace(/\.[^./]*$/, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, '_')
    .trim()
    .slice(0, LONGEST_NAME);
  return `ozgecmisler/${reference}-${text || 'ozgecmis'}.${type}`;
}
