import { useEffect } from 'react';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { FailedView } from '../../shared/states/failed.view.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRecordId } from '../../shared/use-record-id.ts';
import { StaticTextsForm } from './static-texts.form.tsx';

/** The chosen language stands in the address; without one the list opens. */
export function LanguageTextsPage() {
  const id = useRecordId();
  const navigate = useNavigate();
  const { reading, reread } = useLanguages();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.languages, { replace: true });
  }, [id, navigate]);
  const retry = () => void reread();
  if (id === null || reading.state === 'loading') return <PageSkeleton />;
  if (reading.state === 'failed') return <FailedView failure={reading} onRetry={retry} />;
  const language = reading.data.find((each) => each.id === id);
  if (!language) return <FailedView failure={{ state: 'failed', reason: 'not-found', message: '' }} onRetry={retry} />;
  return <StaticTextsForm key={id} language={language} languages={reading.data} reread={reread} />;
}
