import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DemoLanguage } from '../site/demo-languages.ts';
import { documentOf, type DocumentNode } from '../../content/rich-text/markdown-document.ts';

/** A text of the demo content: `key: value` lines between two `---`, then Markdown. */
export interface TextFile {
  /** File name without ending. */
  name: string;
  document: DocumentNode;
  /** A value of the head; throws when it is missing. */
  field(key: string): string;
}

/** A Turkish text, whose head also holds what is no word, and its translation in the folder `en` beside it, if there is one. */
export interface TranslatedText {
  original: TextFile;
  inEach: Readonly<Partial<Record<DemoLanguage, TextFile>>>;
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;

function readFile(folder: string, name: string): TextFile {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8');
  const head = HEAD.exec(text);
  const fields = new Map((head?.[1] ?? '').split('\n').map(keyAndValue));
  return {
    name,
    document: documentOf(text.slice(head?.[0].length ?? 0)),
    field(key) {
      const value = fields.get(key);
      if (value === undefined) throw new Error(`${name}.md has no ${key}`);
      return value;
    },
  };
}

export function readText(folder: string, name: string): TranslatedText {
  const original = readFile(folder, name);
  const translations = join(folder, 'en');
  if (!existsSync(join(translations, `${name}.md`))) return { original, inEach: { tr: original } };
  return { original, inEach: { tr: original, en: readFile(translations, name) } };
}

/** Every text of a folder, by file name. */
export function readTexts(folder: string): TranslatedText[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => readText(folder, basename(file, '.md')));
}

/** What is made of each language's text. */
export function eachText<T>({ inEach }: TranslatedText, make: (text: TextFile) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(inEach).map(([lang, text]) => [lang, make(text)]));
}

function keyAndValue(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
