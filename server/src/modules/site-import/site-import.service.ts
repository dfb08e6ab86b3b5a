import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ProductCurrency } from '@vitrin/shared-contracts/records/catalogue-records';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import type { ContentServices } from '../../content/content-services.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { siteId } from '../site-export/site-export.service.ts';
import { applyItems, applyRow } from './applying/apply-items.ts';
import type { ImportRun } from './applying/import-run.ts';
import { undoChanges, type UndoControl, type UndoOutcome } from './applying/undo-import.ts';
import {
  countItems,
  deleteImport,
  deleteItems,
  deleteUnusedImport,
  findImport,
  findInterrupted,
  insertImport,
  listImports,
  reportedItems,
  updateImport,
  type ImportRow,
  type ItemRow,
} from './index/import-rows.repository.ts';
import { readIntoIndex } from './index/read-into-index.ts';
import { Spool } from './index/spool.ts';
import { archiveSource } from './reading/archive/read-archive.ts';
import { ImportError } from './reading/import-error.ts';
import { openInputs, type InputFiles } from './reading/input-files.ts';
import type { Note } from './reading/source-item.ts';

export { ImportError } from './reading/import-error.ts';
export type { ImportRow } from './index/import-rows.repository.ts';

/** What staff ask for. */
export interface ImportRequest {
  /** Files, folders and archives. */
  paths: readonly string[];
  isDryRun: boolean;
  /** Folder or zip archive with a copy of the old site's uploads; null without one. */
  uploads: string | null;
  /** Address at which the old site answers, to fetch its pictures; null to fetch nothing. */
  from: string | null;
  /** The settings, menus and fixed pages of an archive of this product replace those that staff have saved here. They stay by default. */
  takesSettings?: boolean;
  /** Currency of the prices of a shop, whose export does not name it: lira by default, and each price is named. */
  currency?: ProductCurrency | null;
  /** Pictures may come from private networks: for tests. */
  allowsPrivate?: boolean;
  /** Names the files, so that an interrupted import of them goes on also on another server; by default their place, size and time. */
  fingerprint?: string;
  /** The rows of a trial stay when the report is closed. */
  keepsReport?: boolean;
  /** Called with the id of the import before anything is read. */
  onBegun?(id: number): Promise<void>;
  onProgress?(progress: { step: 'read' | 'write'; done: number }): void;
  isStopped?(): boolean;
}

/** One line of the report. */
export interface ReportedItem {
  type: string;
  id: string;
  title: string;
  place: string;
  state: string;
  notes: Note[];
}

export interface ImportReport {
  id: number;
  source: string;
  isDryRun: boolean;
  state: 'done' | 'stopped';
  counts: { type: string; state: string; count: number }[];
  /** Files that a dry run would fetch from the old site; it says only at the import which of them are not there. */
  filesToFetch: number;
  items: AsyncIterable<ReportedItem>;
  /** Deletes what only the report needs. */
  close(): Promise<void>;
}

/**
 * Imports the files of another site, or says what an import would do. The same files again go on with an import that was interrupted;
 * after a complete one they change only what has changed in them. Throws `ImportError`, and `StorageError` before the disk is full.
 */
export async function importSite(
  services: ContentServices,
  context: WriteContext,
  request: ImportRequest,
): Promise<ImportReport> {
  const inputs = await openInputs(request.paths);
  const uploads = await openUploads(request).catch((error: unknown) => {
    inputs.close();
    throw error;
  });
  try {
    return await importInputs(services, context, { request, inputs, uploads });
  } finally {
    inputs.close();
    uploads.close();
  }
}

interface Opened {
  request: ImportRequest;
  inputs: InputFiles;
  /** Files of an archive of uploads; none of a folder, in which they are looked up by name. */
  uploads: InputFiles;
}

async function openUploads({ uploads }: ImportRequest): Promise<InputFiles> {
  const isArchive = uploads !== null && (await stat(uploads).catch(() => null))?.isFile() === true;
  return isArchive ? openInputs([uploads]) : { files: [], close: () => undefined };
}

async function importInputs(services: ContentServices, context: WriteContext, opened: Opened): Promise<ImportReport> {
  const { db, config } = services;
  const { request } = opened;
  const begun = await beginImport(services, context, request);
  await request.onBegun?.(begun.id);
  const spool = new Spool(config.dataDir, begun.id);
  const isRead = begun.state === 'running' && (await spool.exists());
  const row = isRead ? begun : await readAll(services, opened, { begun, spool });
  const run = await runOf(services, context, { ...opened, row, spool });
  let done = 0;
  const state = await applyItems(run, {
    onDone: () => request.onProgress?.({ step: 'write', done: (done += 1) }),
    isStopped: () => request.isStopped?.() ?? false,
  });
  if (state === 'done' && !request.isDryRun) await updateImport(db, row.id, { state: 'done' });
  return reportOf(services, { row, spool, request, state, filesToFetch: run.toFetch.size });
}

async function beginImport({ db }: ContentServices, context: WriteContext, request: ImportRequest): Promise<ImportRow> {
  const fingerprint = request.fingerprint ?? (await fingerprintOf(request));
  const interrupted = request.isDryRun ? undefined : await findInterrupted(db, fingerprint);
  if (interrupted) return interrupted;
  const userId = context.actor.id === 0 ? null : context.actor.id;
  const id = await insertImport(db, {
    files: request.paths,
    fingerprint,
    state: request.isDryRun ? 'plan' : 'reading',
    userId,
  });
  const row = await findImport(db, id);
  if (!row) throw new TypeError('The import is not there');
  return row;
}

/** The same files by their place, size and time. */
async function fingerprintOf({ paths }: ImportRequest): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths.map((each) => resolve(each)).toSorted()) {
    const { size, mtimeMs } = await stat(path);
    hash.update(`${path}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

interface Begun {
  begun: ImportRow;
  spool: Spool;
}

/** Reads the files anew: what an interrupted reading has left is incomplete. */
async function readAll(
  services: ContentServices,
  { request, inputs }: Opened,
  { begun, spool }: Begun,
): Promise<ImportRow> {
  const { db } = services;
  // On another server than the one that has begun it, items are read again that were written before.
  if (begun.state === 'running') await updateImport(db, begun.id, { state: 'reading' });
  await deleteItems(db, begun.id);
  await spool.clear();
  try {
    const site = await readIntoIndex({
      services,
      importId: begun.id,
      files: inputs.files,
      spool,
      from: request.from ?? '',
      onProgress: (count) => request.onProgress?.({ step: 'read', done: count }),
    });
    if (site.name === archiveSource(await siteId(db)))
      throw new ImportError(
        'Bu arşiv bu sitenin kendisinden. Silinen kayıtlar çöp kutusundan, site yedekten geri gelir.',
      );
    const found = { source: site.name, address: site.address, language: site.language };
    await updateImport(db, begun.id, { ...found, state: request.isDryRun ? 'plan' : 'running' });
    return { ...begun, ...found };
  } catch (error) {
    await spool.remove();
    await deleteUnusedImport(db, begun.id);
    throw error;
  }
}

interface RunParts extends Opened {
  row: ImportRow;
  spool: Spool;
}

async function runOf(
  services: ContentServices,
  context: WriteContext,
  { request, inputs, uploads, row, spool }: RunParts,
): Promise<ImportRun> {
  const { from, allowsPrivate = false, isDryRun, takesSettings = false, currency = null } = request;
  // Those of an archive are files that came with the texts.
  const folder = uploads.files.length > 0 ? null : request.uploads;
  const run: ImportRun = {
    services,
    context,
    importId: row.id,
    site: { name: row.source, address: row.address },
    spool,
    files: {
      uploads: folder,
      from,
      inputs: [...inputs.files, ...uploads.files],
      dataDir: services.config.dataDir,
      allowsPrivate,
    },
    lang: await defaultLanguageOf(services.db),
    languages: await knownLanguages(services.db),
    isDryRun,
    takesSettings,
    currency,
    references: new Map(),
    toFetch: new Set(),
    startedAt: row.started_at,
    open: new Set(),
    require: (each) => applyRow(run, each),
  };
  return run;
}

interface Reported {
  row: ImportRow;
  spool: Spool;
  request: ImportRequest;
  state: 'done' | 'stopped';
  filesToFetch: number;
}

async function reportOf({ db }: ContentServices, reported: Reported): Promise<ImportReport> {
  const { row, spool, request, state, filesToFetch } = reported;
  return {
    id: row.id,
    source: row.source,
    isDryRun: request.isDryRun,
    state,
    counts: await countItems(db, row.id),
    filesToFetch,
    items: reportItems({ db }, row.id),
    async close() {
      await spool.close();
      if (state === 'done' || request.isDryRun) await spool.remove();
      if (request.isDryRun && !request.keepsReport) await deleteImport(db, row.id);
    },
  };
}

const REPORT_BATCH = 500;

async function* reportItems({ db }: Pick<PlatformServices, 'db'>, importId: number): AsyncGenerator<ReportedItem> {
  for (let after = 0; ;) {
    const rows: ItemRow[] = await reportedItems(db, importId, after, REPORT_BATCH);
    for (const { type, source_id: id, title, place, state, notes } of rows)
      if (state !== 'read') yield { type, id, title, place, state, notes };
    const last = rows.at(-1);
    if (!last || rows.length < REPORT_BATCH) return;
    after = last.id;
  }
}

/** Returns all imports, the oldest first. */
export function allImports({ db }: Pick<PlatformServices, 'db'>): Promise<ImportRow[]> {
  return listImports(db);
}

/** Takes an import back; what was stopped goes on when it is called again. Throws `ImportError` for one that does not exist. */
export async function undoImport(
  services: ContentServices,
  context: WriteContext,
  id: number,
  control: UndoControl = {},
): Promise<UndoOutcome> {
  const row = await findImport(services.db, id);
  if (!row || row.state === 'plan') throw new ImportError(`${id} numaralı bir aktarım yok.`);
  const outcome = await undoChanges(services, context, id, control);
  if (outcome.state === 'done') await updateImport(services.db, id, { state: 'undone' });
  return outcome;
}
