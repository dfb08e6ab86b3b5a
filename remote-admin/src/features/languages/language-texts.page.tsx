import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useRecordId } from '../../data/use-record-id.ts';
import { languagesQuery } from './languages.api.ts';
import { StaticTextsForm } from './static-texts.form.tsx';

/** The URL stores the language id; without one, the list opens. */
export function LanguageTextsPage() {
  const id = useRecordId();
  const navigate = useNavigate();
  const of = { entity: 'language', record: String(id ?? '') };
  const query = useOpenedRecord(useQuery(languagesQuery()), id === null ? undefined : of);
  useEffect(() => {
    if (id === null) void navigate(adminPaths.languages, { replace: true });
  }, [id, navigate]);
  if (id === null) return <PageSkeleton />;
  if (!query.value) return <LoadingView queries={query.queries} />;
  const { record, publication } = query.value;
  const language = record.items.find((each) => each.id === id);
  if (!language)
    return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void query.queries[0]?.refetch()} />;
  if (!publication) return <PageSkeleton />;
  return <StaticTextsForm key={id} language={language} languages={record.items} publication={publication} />;
}
