import { limits } from '@vitrin/shared-contracts/limits';
import type { ImportCount, ImportJob, ImportNote, SiteImports } from '@vitrin/shared-contracts/site-import';
import type { Services } from '../../../services.ts';
import { earlierImports } from '../index/earlier-imports.repository.ts';
import { findImport } from '../index/import-rows.repository.ts';
import { listFiles } from './import-files.repository.ts';
import { shownFile } from './import-files.service.ts';
import { findJob, type JobRow } from './import-jobs.repository.ts';

/** Returns the import in progress, and those that were made earlier. */
export async function readImports({ db }: Pick<Services, 'db'>): Promise<SiteImports> {
  const job = await findJob(db);
  return { job: job ? await shownJob(db, job) : null, imports: await earlierImports(db, limits.siteImport.shown) };
}

async function shownJob(db: Services['db'], job: JobRow): Promise<ImportJob> {
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
    problem,
    kept: JSON.parse(kept) as ImportNote[],
    started_by: author_name,
  };
}
