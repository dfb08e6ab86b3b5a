import { JSONParser } from '@streamparser/json';
import { decodeText } from '../decode-text.ts';
import { ImportError } from '../import-error.ts';
import type { InputFile } from '../input-files.ts';

/** A row of a table of Ghost, as the export has it. */
export type GhostRow = Readonly<Record<string, unknown>>;

/** Returns a value as text; empty for a missing one. */
export function textIn(row: GhostRow, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

interface Found {
  table: string;
  row: GhostRow;
}

/**
 * Reads the rows of some tables one by one; the file is never in memory as a whole. The data are in `db[0].data`, in older exports and
 * in those of other programs at the top.
 */
export async function* ghostRows(file: InputFile, tables: readonly string[]): AsyncGenerator<Found> {
  const paths = tables.flatMap((table) => [`$.db.*.data.${table}.*`, `$.data.${table}.*`, `$.${table}.*`]);
  const parser = new JSONParser({ paths, keepStack: false });
  const found: Found[] = [];
  parser.onValue = ({ value, stack }) => {
    const table = String(stack.at(-1)?.key ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) found.push({ table, row: value });
  };
  try {
    for await (const piece of decodeText(await file.open())) {
      parser.write(piece.replace(/^\uFEFF/, ''));
      yield* found.splice(0);
    }
    if (!parser.isEnded) throw new Error('incomplete');
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(
      `${file.name}: JSON dosyası bozuk ya da yarım (${error instanceof Error ? error.message : ''}).`,
    );
  }
}
