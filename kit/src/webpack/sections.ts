import { existsSync } from 'node:fs';
import path from 'node:path';

/** Module with the sections of a remote, beside `./app`. */
export const sectionsModule = './sections';
export const sectionsChunk = '__federation_expose_sections';

/** What a section declares, in a file without React. */
export const declarationsFile = 'src/sections/declarations.ts';

/** Returns the name of the chunk with the view of a section, which its styles have too. */
export function sectionChunk(name: string): string {
  return `section-${name}`;
}

/** Returns the file whose default export the sections of a remote are, relative to its folder; null if it has none. */
export function sectionsEntry(directory: string): string | null {
  const files = ['./src/sections/index.ts', './src/sections/index.tsx'];
  return files.find((file) => existsSync(path.join(directory, file))) ?? null;
}
