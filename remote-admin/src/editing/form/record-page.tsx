import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { useNavigate, useSearchParams } from '@vitrin/shared-contracts/router';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import { copiedId } from '../../ui/list/copy-address.ts';
import { useNewPublication } from '../publication/use-new-publication.ts';
import { useOpenedRecord } from '../publication/use-opened-record.ts';
import { readQuery } from '../../data/query.ts';
import { LoadingView } from '../../ui/states/loading.view.tsx';
import { useLanguages } from '../../data/use-languages.ts';
import { useRecordId } from '../../data/use-record-id.ts';
import { CopyPage } from './copy-page.tsx';
import { PublishedRecordPage } from './published-record-page.tsx';
import { RecordFormPage, type RecordPageProps } from './record-form-page.tsx';
import { listOf, useKindForm, type RecordKind, type Versioned } from './record-kind.ts';

/** Additional context of the fields, and the queries that load it. */
interface LoadedContext<C> {
  queries: readonly UseQueryResult[];
  context: C;
}

export interface LanguageContext {
  /** Default language first. */
  languages: readonly LanguageInfo[];
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
    const [params] = useSearchParams();
    const [id, entity] = [copiedId(params), kind.history?.entity];
    return id === null || entity === undefined ? <NewPage /> : <CopiedPage entity={entity} id={id} />;
  }

  function CopiedPage(of: { entity: string; id: number }) {
    return <CopyPage {...of} {...useContext()} kind={kind} list={listOf(kind)} />;
  }

  function NewPage() {
    const { queries, context } = useContext();
    const opened = useNewPublication(kind.history?.entity);
    const navigate = useNavigate();
    const draftForm = useDraftForms()(kind.form);
    const waiting = [...queries, ...opened.queries];
    if (!areLoaded(waiting)) return <LoadingView queries={waiting} />;
    const { publication, onDraftSaved } = opened;
    const stays = kind.staysAfterInsert || (publication !== undefined && !kind.showsListAfterInsert);
    const onSaved = (data: A | undefined) => {
      const id = stays ? idOf(data) : null;
      // In place of the address of the new record: going back does not offer to create it again.
      if (id !== null && draftForm) void navigate(draftForm.update(id), { replace: true });
      else void navigate(afterInsert(context));
    };
    return <RecordPage {...{ kind, record: null, context, onSaved, publication, onDraftSaved }} />;
  }

  function OpenedPage({ id }: { id: number }) {
    const query = useQuery(readQuery<T>(`${kind.apiPath}/${id}`));
    const { queries, context } = useContext();
    const opened = useOpenedRecord(query, kind.history && { entity: kind.history.entity, record: String(id) });
    if (!opened.value || !areLoaded(queries)) return <LoadingView queries={[...opened.queries, ...queries]} />;
    return <RecordPage kind={kind} context={context} {...opened.value} />;
  }

  function UpdatePage() {
    return <RecordFromId list={listOf(kind)}>{(id) => <OpenedPage id={id} />}</RecordFromId>;
  }

  return { InsertPage, UpdatePage };
}

/** Returns the screen of the single record at the API path of the kind. */
export function settingsPage<T extends Versioned, V extends object, I, A>(kind: RecordKind<T, V, I, A, object>) {
  return function SettingsPage() {
    const query = useQuery(readQuery<T>(kind.apiPath));
    const { value, queries } = useOpenedRecord(query, publishedKey(kind.history));
    if (!value) return <LoadingView queries={queries} />;
    return <RecordPage kind={kind} context={{}} {...value} />;
  };
}

/** Returns the key of a record that has no id; undefined without a history. */
function publishedKey(history: { entity: string; record?: string } | undefined) {
  return history?.record === undefined ? undefined : { entity: history.entity, record: history.record };
}

/** Record form on its own page: with the buttons of publication, or with one that saves. */
export function RecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: RecordPageProps<R, V, I, A, C>,
) {
  const opened = useKindForm(props);
  const { publication } = props;
  if (publication) return <PublishedRecordPage {...props} publication={publication} opened={opened} />;
  return <RecordFormPage {...props} opened={opened} />;
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

/** Returns the id of the record in the response of its creation; null if there is none. */
function idOf(data: unknown): number | null {
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'number' ? id : null;
}

function areLoaded(queries: readonly UseQueryResult[]): boolean {
  return queries.every(({ isSuccess }) => isSuccess);
}
