import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { adminPaths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/router';
import { readQuery } from '../query.ts';
import { WaitingView } from '../states/waiting.view.tsx';
import { useLanguages } from '../use-languages.ts';
import { useRecordId } from '../use-record-id.ts';
import { FormPage } from './form-page.tsx';
import { useKind, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';

/** What the fields of a kind need besides the record, and the queries that bring it. */
interface Awaited<C> {
  queries: readonly UseQueryResult[];
  context: C;
}

export interface LanguageContext {
  /** Default language first. */
  languages: readonly LanguageRecord[];
}

/** For records that are written in each language. */
export function useLanguageContext(): Awaited<LanguageContext> {
  const languages = useLanguages();
  return { queries: [languages], context: { languages: languages.data ?? [] } };
}

/** Returns the screens of a kind of record: one for a new record, one for the record in the address. */
export function recordPages<T extends Versioned, V extends object, I, A, C extends object>(
  kind: RecordKind<T | null, V, I, A, C>,
  useContext: () => Awaited<C>,
  afterInsert: (context: C) => string = () => listOf(kind),
) {
  function InsertPage() {
    const { queries, context } = useContext();
    const navigate = useNavigate();
    if (!areRead(queries)) return <WaitingView queries={queries} />;
    const onSaved = () => void navigate(afterInsert(context));
    return <RecordPage kind={kind} record={null} context={context} onSaved={onSaved} />;
  }

  function OpenedPage({ id }: { id: number }) {
    const record = useQuery(readQuery<T>(`${kind.call}/${id}`));
    const { queries, context } = useContext();
    if (!record.isSuccess || !areRead(queries)) return <WaitingView queries={[record, ...queries]} />;
    return <RecordPage kind={kind} record={record.data} context={context} />;
  }

  function UpdatePage() {
    return <ChosenRecord list={listOf(kind)}>{(id) => <OpenedPage id={id} />}</ChosenRecord>;
  }

  return { InsertPage, UpdatePage };
}

/** Returns the screen of the single record at the API path of the kind. */
export function settingsPage<T extends Versioned, V extends object, I, A>(kind: RecordKind<T, V, I, A, object>) {
  return function SettingsPage() {
    const record = useQuery(readQuery<T>(kind.call));
    if (!record.isSuccess) return <WaitingView queries={[record]} />;
    return <RecordPage kind={kind} record={record.data} context={{}} />;
  };
}

/** Record form on its own page. */
export function RecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  opened: OpenedRecord<R, V, I, A, C>,
) {
  const { form, version, texts, parts } = useKind(opened);
  const { list, labels, action, Fields, Side, Tabs } = opened.kind;
  return (
    <FormPage
      title={texts.title}
      help={texts.help ?? ''}
      {...(list ? { back: list } : {})}
      action={opened.record ? action : null}
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

interface ChosenRecordProps {
  list: string;
  children: (id: number) => ReactNode;
}

/** The chosen record stands in the address; without one the list opens. */
export function ChosenRecord({ list, children }: ChosenRecordProps) {
  const id = useRecordId();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === null) void navigate(list, { replace: true });
  }, [id, list, navigate]);
  return id === null ? null : <Fragment key={id}>{children(id)}</Fragment>;
}

function areRead(queries: readonly UseQueryResult[]): boolean {
  return queries.every(({ isSuccess }) => isSuccess);
}

function listOf({ list }: { list?: { to: string } }): string {
  return list?.to ?? adminPaths.dashboard;
}
