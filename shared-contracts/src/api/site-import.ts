import { number, object, string, type InferType } from 'yup';
import { limits } from '../rules/limits.ts';
import { invalid, positiveInteger } from '../rules/validation.ts';

/** What an uploaded file of an import is: an export of the old site, or an archive with a copy of its uploads. */
export const importFileRoles = ['content', 'uploads'] as const;

/** Role of a file in `importFileRoles`. */
export type ImportFileRole = (typeof importFileRoles)[number];

/** Endings of the names of files that can be imported, by role; the server checks the content when it reads them. */
export const importFileEndings: Readonly<Record<ImportFileRole, readonly string[]>> = {
  content: ['.xml', '.zip', '.gz', '.json', '.md', '.markdown', '.mdx'],
  uploads: ['.zip'],
};

/**
 * Returns why a file cannot be uploaded, as a sentence for the user; null if it can.
 * @param role - what the file is
 * @param file - its name, and its size in bytes
 */
export function importFileFault(role: ImportFileRole, file: { name: string; size: number }): string | null {
  const name = file.name.toLowerCase();
  if (!importFileEndings[role].some((ending) => name.endsWith(ending)))
    return role === 'uploads'
      ? 'uploads klasörünü bir .zip dosyası olarak seçin.'
      : 'WordPress (.xml), Ghost (.json) ya da Markdown (.md) dosyası, bunların .zip ya da .gz arşivi seçin.';
  if (file.size === 0) return 'Dosya boş.';
  if (file.size <= limits.siteImport.fileBytes) return null;
  return `Dosya en fazla ${limits.siteImport.fileBytes / 1_073_741_824} GB olabilir.`;
}

/** A file that is being uploaded for an import, or has been. Its parts are sent one after the other. */
export interface ImportFile {
  id: number;
  role: ImportFileRole;
  name: string;
  /** Size of the whole file, and of one part, in bytes. */
  bytes: number;
  part_bytes: number;
  /** Index of the part that comes next, from 0; equal to `parts` when the file is complete. */
  next_part: number;
  parts: number;
  /** Name, size and time by which the browser recognises the file after a reload. */
  fingerprint: string;
}

/** `form_data` of `POST /api/admin/site-imports/files`: a file to upload. One with the same fingerprint goes on. */
export const importFileSchema = object({
  role: string().oneOf(importFileRoles, invalid.value).required(invalid.required),
  name: string().trim().required(invalid.required).max(limits.siteImport.name, invalid.tooLong(limits.siteImport.name)),
  bytes: number()
    .integer(invalid.value)
    .min(1, invalid.value)
    .max(limits.siteImport.fileBytes, invalid.value)
    .required(invalid.required),
  fingerprint: string().required(invalid.required).max(limits.siteImport.fingerprint, invalid.value),
});

/** Validated `form_data` of a file to upload; see `importFileSchema`. */
export type ImportFileInput = InferType<typeof importFileSchema>;

/** Name of the form field with the bytes of a part. */
export const importPartField = 'part';

/** What an import does: receives files, tries, imports, or takes an import back. */
export type ImportStep = 'upload' | 'plan' | 'import' | 'undo';

/**
 * State of a step. `open`: files are awaited; `waiting`: it starts within seconds; `paused`, `failed`: it can be continued; `done`,
 * `cancelled`: it has ended.
 */
export type ImportJobState = 'open' | 'waiting' | 'running' | 'paused' | 'failed' | 'done' | 'cancelled';

/** Labels of the kinds of items, by the type in the report. */
export const importTypeLabels = {
  post: 'Makale',
  page: 'Sayfa',
  product: 'Ürün',
  term: 'Kategori',
  author: 'Yazar',
  file: 'Dosya',
  'menu-entry': 'Menü girdisi',
  left: 'Diğer',
} as const;

/** Kind of an item in `importTypeLabels`. */
export type ImportType = keyof typeof importTypeLabels;

/** What became of an item; `pending`: nothing yet. */
export type ImportItemState = 'pending' | 'created' | 'updated' | 'unchanged' | 'left';

/** Items of one kind that have one state. */
export interface ImportCount {
  type: ImportType;
  state: ImportItemState;
  count: number;
}

/** What is not taken, or not as it was, and why. */
export interface ImportNote {
  what: string;
  reason: string;
}

/** The import that the panel works on; a site has one at a time. */
export interface ImportJob {
  id: number;
  step: ImportStep;
  state: ImportJobState;
  /** It was asked to stop, and does so after what is being written. */
  is_stopping: boolean;
  files: ImportFile[];
  /** Address of the old site from which pictures are fetched; empty without one. */
  from: string;
  /** Name of the old site; empty until it is known. */
  source: string;
  /** Import that the report is about, also that of a trial; null before there is one. */
  import_id: number | null;
  /** Items that were read, or changes that were taken back, of how many; 0 if that is not known. */
  done: number;
  total: number;
  counts: ImportCount[];
  /** Files that an import would fetch from the old site, counted by its trial; 0 otherwise. */
  files_to_fetch: number;
  /** Why the step has failed, as a sentence; null if it has not. */
  problem: string | null;
  /** What an undo has left as it is. */
  kept: ImportNote[];
  started_by: string;
}

/** An import that was made earlier, also by the command line. `open`: it was interrupted. */
export interface SiteImportRow {
  id: number;
  /** Name of the old site. */
  source: string;
  /** ISO time of its start. */
  at: string;
  /** Name of the user; empty for one of the command line. */
  author: string;
  state: 'open' | 'stopped' | 'done' | 'undone';
  /** Records that it has written and that were not taken back. */
  changes: number;
}

/** `data` of `GET /api/admin/site-imports`. */
export interface SiteImports {
  /** Null: nothing is in progress, and files can be chosen. */
  job: ImportJob | null;
  /** The newest first. */
  imports: SiteImportRow[];
}

/** What can be done with the import in progress, and with earlier ones. */
export const importActions = ['plan', 'prepare', 'start', 'pause', 'resume', 'cancel', 'close', 'undo'] as const;

/** Name of an action in `importActions`. */
export type ImportAction = (typeof importActions)[number];

/** `form_data` of `POST /api/admin/site-imports/actions`. `import_id` names the import that `undo` takes back. */
export const importActionSchema = object({
  action: string().oneOf(importActions, invalid.value).required(invalid.required),
  from: string().trim().default('').max(limits.address.max, invalid.tooLong(limits.address.max)),
  import_id: positiveInteger().nullable().default(null),
});

/** Which items a report shows: all, those that are not taken, or those that are not taken as they were. */
export const importReportFilters = { left: 'Alınmayanlar', noted: 'Notu olanlar' } as const;

/** Name of a filter in `importReportFilters`. */
export type ImportReportFilter = keyof typeof importReportFilters;

/** Row of `GET /api/admin/site-imports/reports/{id}`. */
export interface ImportReportItem {
  id: number;
  type: ImportType;
  title: string;
  /** File and line where it begins. */
  place: string;
  state: ImportItemState;
  notes: ImportNote[];
  /** Screen of the panel with the record that it became; null without one. */
  screen: string | null;
}
