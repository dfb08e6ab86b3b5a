import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { readQuery } from '../query.ts';
import { LoadingView } from '../states/loading.view.tsx';
import { useLanguages } from '../use-languages.ts';
import { useRecordId } from '../use-record-id.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { FormPage } from './form-page.tsx';
import { useKindForm, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';

/** Additional context of the fields, and the queries that load it. */
interface LoadedContext<C> {
  queries: readonly UseQueryResult[];
  context: C;
}

export interface LanguageContext {
  /** Default language first. */
  languages: readonly LanguageRecord[];
}

/** Returns the context of records that are translated. */
export function useLanguageContext(): LoadedContext<LanguageContext> {
  const languages = useLanguages();
  return { queries: [languages], context: { languages: languages.data ?? [] } };
}

/** Returns the screens of a kind of record: one for a new record, one for the record in the address. */
export function recordPages<T extends Versioned, V extends object, I, A, C extends object>(
  kind: RecordKind<T | null, V, I, A, C>,
  useContext: () => LoadedContext<C>,
  afterInsert: (context: C) => string = () => listOf(kind),
) {
  function InsertPage() {
    const { queries, context } = useContext();
    const navigate = useNavigate();
    if (!areLoaded(queries)) return <LoadingView queries={queries} />;
    const onSaved = () => void navigate(afterInsert(context));
    return <RecordPage kind={kind} record={null} context={context} onSaved={onSaved} />;
  }

  function OpenedPage({ id }: { id: number }) {
    const record = useQuery(readQuery<T>(`${kind.apiPath}/${id}`));
    const { queries, context } = useContext();
    if (!record.isSuccess || !areLoaded(queries)) return <LoadingView queries={[record, ...queries]} />;
    return <RecordPage kind={kind} record={record.data} context={context} />;
  }

  function UpdatePage() {
    return <RecordFromId list={listOf(kind)}>{(id) => <OpenedPage id={id} />}</RecordFromId>;
  }

  return { InsertPage, UpdatePage };
}

/** Returns the screen of the single record at the API path of the kind. */
export function settingsPage<T extends Versioned, V extends object, I, A>(kind: RecordKind<T, V, I, A, object>) {
  return function SettingsPage() {
    const record = useQuery(readQuery<T>(kind.apiPath));
    if (!record.isSuccess) return <LoadingView queries={[record]} />;
    return <RecordPage kind={kind} record={record.data} context={{}} />;
  };
}

/** Record form on its own page. */
export function RecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  opened: OpenedRecord<R, V, I, A, C>,
) {
  const { form, version, texts, parts, history } = useKindForm(opened);
  const { list, labels, action, Fields, Side, Tabs } = opened.kind;
  return (
    <FormPage
      title={texts.title}
      help={texts.help ?? ''}
      {...(list ? { back: list } : {})}
      action={
        opened.record ? (
          <>
            {history ? <HistoryButton {...history} /> : null}
            {action}
          </>
        ) : null
      }
      tabs={Tabs ? <Tabs {...parts} /> : null}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      side={Side ? <Side {...parts} /> : null}
    >
      <Fields {...parts} />
    </FormPage>
  );
}

interface RecordFromIdProps {
  list: string;
  children: (id: number) => ReactNode;
}

/** Passes on the record id from the address; without an id it redirects to the list. */
export function RecordFromId({ list, children }: RecordFromIdProps) {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(list, { replace: true });
  }, [id, list, navigate]);
  return id === null ? null : <Fragment key={id}>{children(id)}</Fragment>;
}

function areLoaded(queries: readonly UseQueryResult[]): boolean {
  return queries.every(({ isSuccess }) => isSuccess);
}

function listOf({ list }: { list?: { to: string } }): string {
  return list?.to ?? adminPaths.dashboard;
}
