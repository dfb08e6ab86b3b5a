import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { builtInLanguageOf } from '@vitrin/shared-contracts/languages';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { FailedView } from '../../ui/states/failed.view.tsx';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { useOpenedRecord } from '../../editing/publication/use-opened-record.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useRecordId } from '../../data/use-record-id.ts';
import { builtInTextsQuery, languagesQuery } from './languages.api.ts';
import { StaticTextsForm, type StaticTextsFormProps } from './static-texts.form.tsx';

/** The URL stores the language id; without one, the list opens. */
export function LanguageTextsPage() {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(adminPaths.languages, { replace: true });
  }, [id, navigate]);
  return id === null ? <PageSkeleton /> : <TextsOfLanguage key={id} id={id} />;
}

function TextsOfLanguage({ id }: { id: number }) {
  const query = useOpenedRecord(useQuery(languagesQuery()), { entity: 'language', record: String(id) });
  if (!query.value) return <LoadingView queries={query.queries} />;
  const { record, publication } = query.value;
  const language = record.items.find((each) => each.id === id);
  if (!language)
    return <FailedView failure={{ reason: 'not-found' }} onRetry={() => void query.queries[0]?.refetch()} />;
  if (!publication) return <PageSkeleton />;
  return <TextsForm language={language} languages={record.items} publication={publication} />;
}

/** Loads what comes with the product in the language before the form is filled. */
function TextsForm(props: Omit<StaticTextsFormProps, 'ready'>) {
  const { abbr } = props.language;
  const hasReady = builtInLanguageOf(abbr) !== null;
  const ready = useQuery({ ...builtInTextsQuery(abbr), enabled: hasReady });
  if (hasReady && !ready.data) return <LoadingView queries={[ready]} />;
  return <StaticTextsForm {...props} ready={ready.data?.texts ?? null} />;
}
