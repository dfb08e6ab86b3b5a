import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentOf, type DocumentNode } from './markdown-document.ts';

/** A text of the demo content: `key: value` lines between two `---`, then Markdown. */
export interface TextFile {
  /** File name without ending. */
  name: string;
  document: DocumentNode;
  /** A value of the head; throws when it is missing. */
  field(key: string): string;
}

const HEAD = /^---\n([\s\S]*?)\n---\n/;

export function readText(folder: string, name: string): TextFile {
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

/** Every text of a folder, by file name. */
export function readTexts(folder: string): TextFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => readText(folder, basename(file, '.md')));
}

function keyAndValue(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
