import { useQuery } from '@tanstack/react-query';
import type { ImportJob, SiteImports } from '@vitrin/shared-contracts/site-import';
import { PageHeader } from '../../ui/page-header.tsx';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { PlanView } from './plan.view.tsx';
import { PrepareView } from './prepare.view.tsx';
import { ProgressView } from './progress.view.tsx';
import { ResultView } from './result.view.tsx';
import { siteImportsQuery } from './site-import.api.ts';
import { useImportActions, type ImportActions } from './use-import-actions.ts';

/** Moves another site here: files, trial, import, result, and taking it back. */
export function SiteImportPage() {
  const { data, error, refetch } = useQuery(siteImportsQuery());
  return (
    <>
      <PageHeader
        title="İçe aktar"
        help="WordPress, Ghost ya da Markdown ile yapılmış bir sitenin yazılarını, sayfalarını, ürünlerini, menülerini ve görsellerini buraya alır. Önce denenir, hiçbir şey değişmeden ne geleceği gösterilir; yapılan içe aktarma bütünüyle geri alınabilir."
      />
      {data ? (
        <>
          {error ? <RetryNotice text="Son durum alınamadı." onRetry={() => void refetch()} /> : null}
          <Imports {...data} />
        </>
      ) : error ? (
        <FailedView failure={error} onRetry={() => void refetch()} below />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </>
  );
}

function Imports({ job, imports }: SiteImports) {
  const actions = useImportActions();
  return (
    <>
      <CurrentStep job={job} actions={actions} />
      <EarlierImports
        imports={imports.filter(({ id }) => id !== job?.import_id)}
        actions={actions}
        isBusy={isBusy(job)}
      />
    </>
  );
}

/** An import in progress comes first. */
function isBusy(job: ImportJob | null): boolean {
  if (!job) return false;
  return job.step === 'upload' || job.step === 'plan' || (job.state !== 'done' && job.state !== 'cancelled');
}

function CurrentStep({ job, actions }: { job: ImportJob | null; actions: ImportActions }) {
  if (!job || job.step === 'upload') return <PrepareView job={job} actions={actions} />;
  if (job.state === 'done' || job.state === 'cancelled')
    return job.step === 'plan' ? <PlanView job={job} actions={actions} /> : <ResultView job={job} actions={actions} />;
  return <ProgressView job={job} actions={actions} />;
}
