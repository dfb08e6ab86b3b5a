import { limits } from '@vitrin/shared-contracts/limits';
import type {
  ImportAction,
  ImportCount,
  ImportJob,
  ImportNote,
  SiteImports,
} from '@vitrin/shared-contracts/site-import';
import { addAuditRow } from '../../../platform/audit/audit-row.repository.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Conflict, Invalid, NotFound } from '../../../platform/errors.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { earlierImports } from '../index/earlier-imports.repository.ts';
import { findImport, updateImport } from '../index/import-rows.repository.ts';
import { partsOf, listFiles } from './import-files.repository.ts';
import { shownFile } from './import-files.service.ts';
import { askRunning, isCommandWorking } from './import-claims.repository.ts';
import { changeJob, deleteJob, findJob, insertJob, type JobChange, type JobRow } from './import-jobs.repository.ts';
import { changedMeanwhile, deletePlan, reopenJob } from './import-plan.ts';
import { removeStoredFiles } from './stored-files.ts';

/** Returns the import in progress, and those that were made earlier. */
export async function readImports({ db }: Pick<PlatformServices, 'db'>): Promise<SiteImports> {
  const job = await findJob(db);
  return { job: job ? await shownJob(db, job) : null, imports: await earlierImports(db, limits.siteImport.shown) };
}

async function shownJob(db: PlatformServices['db'], job: JobRow): Promise<ImportJob> {
  const { id, step, state, wish, from_address, import_id, done, total, counts, problem, kept, author_name } = job;
  const site = import_id === null ? undefined : await findImport(db, import_id);
  return {
    id,
    step,
    state,
    is_stopping: state === 'running' && wish !== '',
    files: (await listFiles(db, id)).map(shownFile),
    from: from_address,
    source: site?.source ?? '',
    import_id,
    done,
    total,
    counts: JSON.parse(counts) as ImportCount[],
    files_to_fetch: job.files_to_fetch,
    problem,
    kept: JSON.parse(kept) as ImportNote[],
    started_by: author_name,
  };
}

export interface ImportCall {
  action: ImportAction;
  /** Address of the old site, from which pictures are fetched; empty: none. */
  from: string;
  /** Import that is taken back. */
  import_id: number | null;
}

type Handler = (services: PlatformServices, job: JobRow, call: ImportCall) => Promise<void>;

const handlers: Readonly<Record<Exclude<ImportAction, 'undo'>, Handler>> = {
  plan: startPlan,
  prepare,
  start: startImport,
  pause,
  resume,
  cancel,
  close,
};

/** Actions after which a process works. */
const begins: ReadonlySet<ImportAction> = new Set(['plan', 'resume', 'start', 'undo']);

/**
 * Does what staff ask for. What takes long is done by a process, which begins within seconds. Throws `Conflict` if the import has another
 * state by now, and for what begins while a command works.
 */
export async function actOnImport(
  services: PlatformServices,
  context: WriteContext,
  call: ImportCall,
): Promise<SiteImports> {
  if (begins.has(call.action) && (await isCommandWorking(services.db)))
    throw new Conflict('import-in-progress', 'Komut satırında bir aktarım sürüyor. Bitince yeniden deneyin.');
  if (call.action === 'undo') await startUndo(services, context, call);
  else {
    const job = await findJob(services.db);
    if (!job) throw new NotFound('no-import', 'Sürmekte olan bir aktarım yok.');
    await handlers[call.action](services, job, call);
    if (call.action === 'start') await addToAudit(services, context, { action: 'import', importId: job.import_id });
  }
  return readImports(services);
}

const fresh = { wish: '', attempts: 0, problem: null } as const satisfies JobChange;
const unread = { ...fresh, done: 0, total: 0, counts: [], kept: [] } as const satisfies JobChange;

async function change(services: PlatformServices, job: JobRow, set: JobChange): Promise<void> {
  if (!(await changeJob(services.db, job, set))) throw changedMeanwhile();
}

function isAtRest({ state }: JobRow): boolean {
  return state !== 'waiting' && state !== 'running';
}

async function startPlan(services: PlatformServices, job: JobRow, { from }: ImportCall): Promise<void> {
  if (!isAtRest(job) || (job.step !== 'upload' && job.step !== 'plan')) throw changedMeanwhile();
  const files = await listFiles(services.db, job.id);
  if (!files.some(({ role }) => role === 'content'))
    throw new Invalid(null, 'no-import-files', 'Önce bir dosya seçin.');
  const open = files.find((file) => file.next_part < partsOf(file));
  if (open) throw new Invalid(null, 'upload-open', `${open.name} henüz bütünüyle yüklenmedi.`);
  await change(services, job, { ...unread, step: 'plan', state: 'waiting', from_address: siteAddress(from) });
}

function siteAddress(from: string): string {
  if (from === '') return '';
  const url = URL.parse(from.includes('://') ? from : `https://${from}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.'))
    throw new Invalid({ from: 'Bu bir site adresi değil. Örneğin: https://eski.ornek.com.tr' });
  return url.href;
}

/** Other files, or another address of the old site. */
async function prepare(services: PlatformServices, job: JobRow): Promise<void> {
  if (!isAtRest(job) || job.step !== 'plan') throw changedMeanwhile();
  await reopenJob(services, job);
}

async function startImport(services: PlatformServices, job: JobRow): Promise<void> {
  if (job.step !== 'plan' || job.state !== 'done') throw changedMeanwhile();
  await change(services, job, { ...unread, step: 'import', state: 'waiting' });
}

async function pause({ db }: PlatformServices, job: JobRow): Promise<void> {
  const isPaused =
    job.state === 'waiting' ? await changeJob(db, job, { state: 'paused' }) : await askRunning(db, job.id, 'pause');
  if (!isPaused) throw changedMeanwhile();
}

async function resume(services: PlatformServices, job: JobRow): Promise<void> {
  if (job.state !== 'paused' && job.state !== 'failed') throw changedMeanwhile();
  await change(services, job, { ...fresh, state: 'waiting' });
}

/** Of an import in preparation nothing remains; what another one has brought stays, and can be taken back. */
async function cancel(services: PlatformServices, job: JobRow): Promise<void> {
  if (job.step === 'undo' || (job.step === 'import' && (job.state === 'done' || job.state === 'cancelled')))
    throw changedMeanwhile();
  if (job.state === 'running') {
    if (!(await askRunning(services.db, job.id, 'cancel'))) throw changedMeanwhile();
  } else await endCancelled(services, job);
}

/** Ends an import that no process works on. */
export async function endCancelled(services: PlatformServices, job: JobRow): Promise<void> {
  if (job.step === 'import') {
    await change(services, job, { ...fresh, state: 'cancelled' });
    await stopImport(services, job);
  } else await removeJob(services, job);
}

/** Ends the import itself: the same files begin a new one. */
async function stopImport(services: PlatformServices, { id, import_id }: JobRow): Promise<void> {
  if (import_id !== null) await updateImport(services.db, import_id, { state: 'stopped' });
  await removeStoredFiles(services, id);
}

async function close(services: PlatformServices, job: JobRow): Promise<void> {
  if (!isAtRest(job) || (job.step !== 'undo' && job.step !== 'import')) throw changedMeanwhile();
  if (job.step === 'import' && job.state !== 'done' && job.state !== 'cancelled') throw changedMeanwhile();
  await removeJob(services, job);
}

/** Deletes an import in preparation, or the result of one that has ended, with its files. */
export async function removeJob(services: PlatformServices, job: JobRow): Promise<void> {
  if (!(await deleteJob(services.db, job))) throw changedMeanwhile();
  await deletePlan(services, job);
  await removeStoredFiles(services, job.id);
}

async function startUndo(services: PlatformServices, context: WriteContext, { import_id }: ImportCall): Promise<void> {
  const { db } = services;
  const row = import_id === null ? undefined : await findImport(db, import_id);
  if (!row || row.state === 'plan' || row.state === 'undone')
    throw new NotFound('no-import', 'Geri alınacak bir aktarım yok.');
  const { id, name } = context.actor;
  await insertJob(db, { step: 'undo', state: 'paused', import_id, author_id: id, author_name: name });
  const job = await findJob(db);
  if (!job || !isAtRest(job) || !isReplaceable(job, row.id))
    throw new Conflict('import-in-progress', 'Sürmekte olan bir aktarım var; önce onu bitirin ya da iptal edin.');
  await change(services, job, { ...unread, step: 'undo', state: 'waiting', import_id: row.id });
  if (job.step === 'import') await removeStoredFiles(services, job.id);
  await addToAudit(services, context, { action: 'restore', importId: row.id });
}

/** The import in progress may be the one that is taken back, or another one whose result was only not closed yet. */
function isReplaceable({ step, state, import_id }: JobRow, undone: number): boolean {
  if (step === 'undo') return true;
  return step === 'import' && (import_id === undone || state === 'done' || state === 'cancelled');
}

async function addToAudit(
  { db }: Pick<PlatformServices, 'db'>,
  { actor, requestId, address }: WriteContext,
  { action, importId }: { action: 'import' | 'restore'; importId: number | null },
): Promise<void> {
  const row = importId === null ? undefined : await findImport(db, importId);
  await addAuditRow(db, {
    at: new Date().toISOString(),
    actor,
    action,
    result: 'done',
    entity: 'site-import',
    // The rows of the trial are not those of the import.
    entityId: action === 'restore' ? importId : null,
    title: row?.source ?? '',
    fields: [],
    requestId,
    address: address ?? '',
  });
}
