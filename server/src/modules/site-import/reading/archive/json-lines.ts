import { parse } from 'secure-json-parse';
import { decodeText } from '../decode-text.ts';
import { ImportError } from '../import-error.ts';
import type { InputFile } from '../input-files.ts';
import { readingLimits } from '../limits.ts';

/** A line of a file, with its number. */
export interface JsonLine {
  line: number;
  value: Readonly<Record<string, unknown>>;
}

/** Reads the objects of a file line by line. Throws `ImportError` for a line that is none, and for one beyond the limit. */
export async function* jsonLines(file: InputFile): AsyncGenerator<JsonLine> {
  let rest = '';
  let line = 0;
  for await (const piece of decodeText(await file.open())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > readingLimits.itemLength) throw broken(file, line + 1, 'satır 16 MB sınırından uzun');
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield { line, value: objectIn(text, file, line) };
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, value: objectIn(rest, file, line + 1) };
}

/** Reads a file that is one object. Throws `ImportError`. */
export async function jsonObject(file: InputFile): Promise<JsonLine['value']> {
  let text = '';
  for await (const piece of decodeText(await file.open())) {
    text += piece;
    if (text.length > readingLimits.itemLength) throw broken(file, 1, 'dosya 16 MB sınırından uzun');
  }
  return objectIn(text, file, 1);
}

function objectIn(text: string, file: InputFile, line: number): JsonLine['value'] {
  try {
    const value: unknown = parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Named below.
  }
  throw broken(file, line, 'arşivin kaydı bozuk');
}

function broken({ name }: InputFile, line: number, reason: string): ImportError {
  return new ImportError(`${name}:${line}: ${reason}; arşiv yarım ya da elle değiştirilmiş olabilir.`);
}
