import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chosenLook, defaultLook, type LookChoice } from '@vitrin/shared-contracts/looks';
import type { StoredRelease } from '../releases/serving/registry.ts';

/** The look of a document, as its release has it. */
export interface DocumentLook {
  /** Look whose sheets replace those of the components; null for the one that the components have themselves. */
  sheets: string | null;
  /** Sheets of the tokens and of the chosen options. */
  own: readonly string[];
  /** Addresses of the fonts that these sheets name. */
  fonts: readonly string[];
  /** What the remote renders by. */
  choice: LookChoice;
}

const FONT = /url\(["']?([\w.-]+\.woff2)["']?\)/g;

/**
 * Returns the look of a document: the chosen one, or the default if the release does not have it; null for a release
 * without looks, which shows its own.
 */
export function documentLook(choice: LookChoice, remote: StoredRelease): DocumentLook | null {
  const { files, looks = [], styles } = remote.descriptor;
  const chosen = chosenLook(choice);
  const { look, options } = looks.includes(chosen.look) ? chosen : chosenLook({ ...choice, look: defaultLook });
  if (!looks.includes(look)) return null;
  const names = ['tokens', ...Object.entries(options).map(([option, value]) => `${option}-${value}`)];
  const own = names.map((name) => `${look}.${name}.css`).filter((file) => file in files);
  return {
    sheets: `${look}.${styles[0] ?? ''}` in files ? look : null,
    own,
    fonts: own.flatMap((file) => fontsOf(remote, file)),
    choice: { look, lookOptions: { [look]: options } },
  };
}

/** Returns the name of a sheet in the look. */
export function lookSheet(look: DocumentLook | null, file: string): string {
  return look?.sheets ? `${look.sheets}.${file}` : file;
}

function fontsOf({ base, folder, descriptor }: StoredRelease, file: string): string[] {
  const css = readFileSync(path.join(folder, file), 'utf8');
  const named = Array.from(css.matchAll(FONT), ([, font = '']) => font);
  return named.filter((font) => font in descriptor.files).map((font) => base + font);
}
