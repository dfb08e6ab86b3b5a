import { DomainError } from '../../../platform/errors.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { storageFault } from '../../../platform/files/storage-error.ts';
import type { ContentServices } from '../../../content/content-services.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { countItems, findImport } from '../index/import-rows.repository.ts';
import { ImportError } from '../reading/import-error.ts';
import { importSite, undoImport, type ImportRequest } from '../site-import.service.ts';
import { listFiles } from './import-files.repository.ts';
import { endCancelled } from './import-jobs.service.ts';
import { endClaim, type Claim } from './import-claims.repository.ts';
import { findJob, type JobChange, type JobRow } from './import-jobs.repository.ts';
import { deletePlan } from './import-plan.ts';
import { Pulse, type RunControl } from './pulse.ts';
import { isZip, joinParts, removeStoredFiles } from './stored-files.ts';
import { shownCounts } from './shown-counts.ts';

/** Does the step of the import that was claimed, to its end or until it is stopped. It says how far it is in the database. */
export async function runJob(services: ContentServices, claim: Claim, control: RunControl): Promise<void> {
  const job = await findJob(services.db);
  if (job?.id !== claim.id) return;
  const pulse = new Pulse(services.db, claim, control);
  pulse.start();
  const ended = await performStep(services, job, pulse).catch((error: unknown) => failureOf(services, error));
  await pulse.stop();
  await endClaim(services.db, claim, { ...pulse.progress(), ...(await outcomeOf(services, pulse, ended)) });
  if (ended.state === 'stopped' && pulse.wish === 'cancel') await cancelStopped(services, job);
}

/** How a step has ended. */
type Ended =
  | ({ state: 'done' | 'stopped' } & Pick<JobChange, 'kept' | 'files_to_fetch'>)
  | { state: 'failed'; problem: string };

const KEPT_SHOWN = 200;

async function outcomeOf(services: ContentServices, pulse: Pulse, ended: Ended): Promise<JobChange> {
  const { wish } = pulse;
  const reported = await reportedImport(services, pulse);
  if (ended.state === 'failed') return { ...reported, state: 'failed', problem: ended.problem };
  if (ended.state === 'done') {
    const { kept = [], files_to_fetch = 0 } = ended;
    return { ...reported, state: 'done', kept: kept.slice(0, KEPT_SHOWN), files_to_fetch };
  }
  // The server ends: another one goes on, or this one after its start.
  return { ...reported, state: wish === '' ? 'waiting' : 'paused', attempts: 0 };
}

/** An import that was stopped or has failed before it has written anything is no more. */
async function reportedImport({ db }: Pick<PlatformServices, 'db'>, { importId }: Pulse): Promise<JobChange> {
  if (importId === null) return {};
  const isThere = (await findImport(db, importId)) !== undefined;
  return { import_id: isThere ? importId : null, counts: shownCounts(await countItems(db, importId)) };
}

async function cancelStopped(services: ContentServices, job: JobRow): Promise<void> {
  const stopped = await findJob(services.db);
  if (stopped?.id === job.id && stopped.state === 'paused') await endCancelled(services, stopped);
}

function failureOf({ log }: Pick<PlatformServices, 'log'>, error: unknown): Ended {
  if (error instanceof StoppedWhileReading) return { state: 'stopped' };
  if (error instanceof ImportError) return { state: 'failed', problem: error.message };
  if (error instanceof DomainError) return { state: 'failed', problem: error.userMessage };
  log.error({ err: error }, 'site import failed');
  if (storageFault(error) === 'full') return { state: 'failed', problem: 'Sunucunun diski doldu. Yer açıp sürdürün.' };
  return {
    state: 'failed',
    problem: 'Beklenmeyen bir hata oluştu; ayrıntısı sunucunun günlüğünde. Sürdürmeyi deneyin.',
  };
}

function performStep(services: ContentServices, job: JobRow, pulse: Pulse): Promise<Ended> {
  return job.step === 'undo' ? takeBack(services, job, pulse) : readAndWrite(services, job, pulse);
}

async function takeBack(services: ContentServices, job: JobRow, pulse: Pulse): Promise<Ended> {
  const { state, kept } = await undoImport(services, contextOf(job), job.import_id ?? 0, {
    onProgress: (done, total) => pulse.set(done, total),
    isStopped: () => pulse.isStopped(),
  });
  return { state, kept };
}

/** Tries the import, or imports. */
async function readAndWrite(services: ContentServices, job: JobRow, pulse: Pulse): Promise<Ended> {
  await deletePlan(services, job);
  const report = await importSite(services, contextOf(job), await requestOf(services, job, pulse));
  await report.close();
  if (job.step === 'import' && report.state === 'done') await removeStoredFiles(services, job.id);
  return { state: report.state, files_to_fetch: report.filesToFetch };
}

async function requestOf(services: ContentServices, job: JobRow, pulse: Pulse): Promise<ImportRequest> {
  const isDryRun = job.step === 'plan';
  return {
    ...(await joinedFiles(services, job)),
    isDryRun,
    keepsReport: true,
    from: job.from_address || null,
    fingerprint: `panel:${job.id}`,
    onBegun: (id) => pulse.beginImport(id),
    isStopped: () => pulse.isStopped(),
    onProgress({ step, done }) {
      pulse.set(step === 'read' ? done : 0, 0);
      if (step === 'read' && pulse.isStopped()) throw new StoppedWhileReading();
    },
  };
}

/** What was read so far is read again when the import goes on. */
class StoppedWhileReading extends Error {}

async function joinedFiles(
  services: ContentServices,
  { id }: JobRow,
): Promise<Pick<ImportRequest, 'paths' | 'uploads'>> {
  const paths: string[] = [];
  let uploads: string | null = null;
  for (const file of await listFiles(services.db, id)) {
    const path = await joinParts(services, file);
    if (file.role === 'content') paths.push(path);
    else uploads = path;
  }
  if (uploads !== null && !(await isZip(uploads)))
    throw new ImportError('uploads klasörünün arşivi bir .zip dosyası değil. Dosyayı kaldırıp yeniden yükleyin.');
  return { paths, uploads };
}

/** The history and the audit log name the user who has begun the import. */
function contextOf({ author_id, author_name }: JobRow): WriteContext {
  return { actor: { id: author_id ?? 0, name: author_name }, requestId: 'site-import', idempotencyKey: null };
}
