import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row, RowSource } from '../../backup/rows/row-source.ts';
import { parseRow, rowText } from '../../backup/rows/row-text.ts';
import type { StoredRows } from '../../backup/rows/load-rows.ts';

/** The data of each released version: a folder for each, with one file of rows for each table. */
const folder = join(import.meta.dirname, '../../../released-data');

/** Tables whose rows mean nothing in another process. */
const SHORT_LIVED = new Set(['sessions', 'throttle', 'idempotency']);

interface ReleasedSite {
  /** Last migration of that version. */
  migration: string;
  sequences: Record<string, number>;
}

export interface ReleasedData extends StoredRows {
  migration: string;
  /** Numbers of rows by table. */
  counts: Readonly<Record<string, number>>;
}

/** Returns the versions that have been released. */
export function releasedVersions(): string[] {
  return readdirSync(folder);
}

export function readReleasedData(version: string): ReleasedData {
  const { migration, sequences } = JSON.parse(readFileSync(join(folder, version, 'site.json'), 'utf8')) as ReleasedSite;
  const names = readdirSync(join(folder, version, 'rows'));
  const rows = new Map(
    names.map((name) => [name.replace('.ndjson', ''), readRows(join(folder, version, 'rows', name))]),
  );
  return {
    migration,
    counts: Object.fromEntries([...rows].map(([table, each]) => [table, each.length])),
    tables: [...rows.keys()],
    async *rows(table) {
      yield rows.get(table) ?? [];
    },
    sequences: () => Promise.resolve(sequences),
  };
}

function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n').map(parseRow);
}

/** Writes the rows of a site as those of this version; tables without rows have no file. */
export async function writeReleasedData(version: string, source: RowSource): Promise<void> {
  const target = join(folder, version);
  if (existsSync(target)) rmSync(target, { recursive: true });
  mkdirSync(join(target, 'rows'), { recursive: true });
  const site: ReleasedSite = { migration: source.migration, sequences: await source.sequences() };
  writeFileSync(join(target, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
  for (const table of source.tables.filter((name) => !SHORT_LIVED.has(name))) {
    const lines: string[] = [];
    for await (const rows of source.rows(table)) lines.push(...rows.map(rowText));
    if (lines.length > 0) writeFileSync(join(target, 'rows', `${table}.ndjson`), `${lines.join('\n')}\n`);
  }
}
