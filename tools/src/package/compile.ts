import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** A program started as a process of its own: `new URL('./demo.process.ts', import.meta.url)`. */
const PROGRAM_ADDRESS = /(?<=\bnew URL\(')(?<file>\.[^']+)(?=', import\.meta\.url\))/g;
const TYPESCRIPT = /\.ts$/;

export interface Compiled {
  code: string;
  /** Relative imports and programs, as files with the extension of the source. */
  files: string[];
  /** Imported packages by name, and those of the repository with their path, such as `@vitrin/shared-contracts/paths`. */
  packages: string[];
}

/**
 * Compiles a TypeScript file as Node.js does when it runs the checkout: types become spaces, so that the lines in a
 * stack trace are those of the source. Imports of `.ts` files become imports of `.js` files.
 */
export function compile(file: string): Compiled {
  const source = readFileSync(file, 'utf8');
  const code = TYPESCRIPT.test(file) ? stripTypeScriptTypes(source, { mode: 'strip' }) : source;
  const imported = ts.preProcessFile(code, true, true).importedFiles;
  const programs = [...code.matchAll(PROGRAM_ADDRESS)].map(({ 0: fileName, index }) => ({ fileName, pos: index - 1 }));
  const places = [...imported, ...programs];
  const relative = places.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  return {
    code: withJavaScriptNames(code, places),
    files: relative.map((name) => path.join(path.dirname(file), name)),
    packages: imported.map(({ fileName }) => fileName).filter((name) => !/^(?:\.|node:)/.test(name)),
  };
}

interface Place {
  fileName: string;
  /** Position of the quote before the name. */
  pos: number;
}

function withJavaScriptNames(code: string, places: readonly Place[]): string {
  const names = places.filter(({ fileName }) => fileName.startsWith('.') && TYPESCRIPT.test(fileName));
  let text = code;
  for (const { fileName, pos } of names) {
    const end = pos + 1 + fileName.length;
    // Same length, so the other positions stay valid.
    text = `${text.slice(0, end - 2)}js${text.slice(end)}`;
  }
  return text;
}

export function javaScriptName(file: string): string {
  return file.replace(TYPESCRIPT, '.js');
}
