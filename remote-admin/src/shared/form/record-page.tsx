import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { LanguageRecord } from 'shared-contracts/languages';
import { adminPaths } from 'shared-contracts/paths';
import type { WorkingCopyRow } from 'shared-contracts/publication';
import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { readQuery } from '../query.ts';
import { LoadingView } from '../states/loading.view.tsx';
import { useLanguages } from '../use-languages.ts';
import { useRecordId } from '../use-record-id.ts';
import { CheckButton } from '../content-check/check-button.tsx';
import { PreviewButton } from '../content-preview/preview-button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { LinksButton } from '../links/links-button.tsx';
import { copiedId } from '../list/copy-address.ts';
import { CopyPage } from './copy-page.tsx';
import { FormPage } from './form-page.tsx';
import { useDraftForms } from '../drafts/use-draft-forms.ts';
import type { OpenedPublication } from '../publication/opened-record.ts';
import { publishedForm, type PublishedForm } from '../publication/published-form.tsx';
import { useNewPublication } from '../publication/use-new-publication.ts';
import { useOpenedRecord } from '../publication/use-opened-record.ts';
import { usePublication } from '../publication/use-publication.ts';
import { changedPaths, send, useKindForm, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';

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
    const waiting = [...queries, ...opened.queries];
    if (!areLoaded(waiting)) return <LoadingView queries={waiting} />;
    const onSaved = () => void navigate(afterInsert(context));
    const { publication, onDraftSaved } = opened;
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

type RecordPageProps<R extends Versioned | null, V extends object, I, A, C extends object> = OpenedRecord<
  R,
  V,
  I,
  A,
  C
> & {
  /** Called after the draft of a new record was saved. */
  onDraftSaved?: ((saved: WorkingCopyRow, values: object) => void) | undefined;
};

/** Record form on its own page: with the buttons of publication, or with one that saves. */
export function RecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: RecordPageProps<R, V, I, A, C>,
) {
  const opened = useKindForm(props);
  const { publication } = props;
  if (publication) return <PublishedRecordPage {...props} publication={publication} opened={opened} />;
  return <RecordFormPage {...props} opened={opened} />;
}

type Opened<R extends Versioned | null, V extends object, I, A, C extends object> = RecordPageProps<R, V, I, A, C> & {
  opened: ReturnType<typeof useKindForm<R, V, I, A, C>>;
};

function PublishedRecordPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { publication: OpenedPublication },
) {
  const { kind, record, context, publication, onDraftSaved, opened } = props;
  const { form, live, version, body } = opened;
  const navigate = useNavigate();
  const draftForm = useDraftForms()(kind.form);
  const createKey = useRef(crypto.randomUUID());
  const actions = usePublication<V>({
    publication,
    form,
    name: kind.form,
    live,
    version,
    body: (values) => ({ ...body(values, version) }),
    publish: (request, replaced) =>
      send(kind.apiPath, {
        input: record ? { id: record.id, version: replaced, ...request } : request,
        record,
        key: createKey.current,
        ...(publication.copy && !record ? { fields: restOf(publication.copy) } : {}),
      }),
    liveOf: (found) => {
      const saved = found as NonNullable<R>;
      return { version: saved.version, values: kind.values(saved, context) };
    },
    onCreated: (id) => void navigate(draftForm?.update(id) ?? listOf(kind)),
    onDraftSaved: (saved, values) => onDraftSaved?.(saved, values),
    onDiscarded: () => (record ? undefined : void navigate(listOf(kind))),
    invalidatedPaths: changedPaths(props),
  });
  const languages = 'languages' in context ? (context.languages as readonly LanguageRecord[]) : [];
  const { labels, list } = kind;
  return <RecordFormPage {...props} published={publishedForm({ actions, form, languages, labels, back: list?.to })} />;
}

/** A part of a new record is published; the rest stays its draft. */
function restOf({ id }: { id: string }): Record<string, string> {
  return { working_copy: id, working_copy_rest: 'true' };
}

function RecordFormPage<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & { published?: PublishedForm },
) {
  const { opened, published } = props;
  const { form, version, texts, parts, history, linked, preview, check } = opened;
  const { list, labels, action, Fields, Side, Tabs } = props.kind;
  return (
    <FormPage
      title={texts.title}
      help={texts.help ?? ''}
      {...(list ? { back: list } : {})}
      action={
        <>
          {preview ? <PreviewButton {...preview} /> : null}
          {check ? <CheckButton {...check} /> : null}
          {history ? <HistoryButton {...history} /> : null}
          {linked ? <LinksButton of={linked} /> : null}
          {props.record ? action : null}
        </>
      }
      tabs={Tabs ? <Tabs {...parts} /> : null}
      form={form}
      version={version}
      labels={labels}
      saveLabel="Kaydet"
      published={published}
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
