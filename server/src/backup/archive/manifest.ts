import { mixed, number, object, string, type InferType } from 'yup';

/** Version of the format of backup files. */
export const ARCHIVE_FORMAT = 1;

function numbersByTable() {
  return mixed<Record<string, number>>((value): value is Record<string, number> =>
    Object.values(value as object).every((each) => Number.isSafeInteger(each)),
  ).required();
}

/** The first entry of a backup: what it contains, before any of it is read. */
export const manifestSchema = object({
  format: number().required(),
  /** Version of Vitrin that made the backup. */
  version: string().required(),
  /** Last migration of the database: the rows fit its tables. */
  migration: string().required(),
  created_at: string().required(),
  /** Fingerprint of the secret key, to recognise the site. */
  key: string().required(),
  /** Numbers of rows by table. */
  rows: numbersByTable(),
  sequences: numbersByTable(),
  files: number().required(),
});

export type Manifest = InferType<typeof manifestSchema>;

/** Names of the entries that are not rows or files. */
export const entryNames = { manifest: 'manifest.json', secret: 'secret', checksums: 'checksums.json' } as const;

/** Folders of the data folder that a backup contains. */
export const fileFolders = ['media', 'private', 'releases', 'kit'] as const;

const SEGMENT = String.raw`(?!\.\.?(?:/|$))[\w.@+-]+`;
const ROWS = /^rows\/([a-z_]+)\/\d{6}\.ndjson$/;
const FILE = new RegExp(`^(?:${fileFolders.join('|')})(?:/${SEGMENT})+$`);

/** Returns the table of an entry with rows; null for other entries. */
export function tableOfEntry(name: string): string | null {
  return ROWS.exec(name)?.[1] ?? null;
}

/** Reports whether an entry is a file of the data folder; no accepted name leaves its folder. */
export function isFileEntry(name: string): boolean {
  return FILE.test(name);
}

export function rowsEntry(table: string, index: number): string {
  return `rows/${table}/${String(index).padStart(6, '0')}.ndjson`;
}
