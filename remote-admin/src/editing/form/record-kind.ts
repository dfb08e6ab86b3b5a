import type { ComponentType, ReactNode } from 'react';
import type { ApiResponse } from '@vitrin/shared-contracts/http';
import { messages } from '@vitrin/shared-contracts/messages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { sendForm } from '../../data/http.ts';
import type { CheckedKind } from '../content-check/content-check.ts';
import { useCheck } from '../content-check/use-check.ts';
import type { FieldErrors } from './field-errors.ts';
import type { PreviewSource } from '../content-preview/content-preview.api.ts';
import type { HistoryOf } from '../../data/history.api.ts';
import { savedFeedback } from './saved-feedback.ts';
import { publishedCopy, type PublishedCopy } from '../publication/published-copy.ts';
import { openedValues, type OpenedPublication } from '../publication/opened-record.ts';
import { asPublished } from '../publication/request-parts.ts';
import type { LinksOf } from '../../data/links.api.ts';
import { useRecordForm, type InputSchema } from './use-record-form.ts';

export interface Versioned {
  /** Undefined for a single record, which always exists. */
  id?: number;
  version: number;
}

interface FormTexts {
  title: string;
  /** Help text below the page title. */
  help?: string;
  /** Message shown after a save. */
  saved?: string;
  /** Label of the button that saves; 'Kaydet' by default. */
  saveLabel?: string;
}

/** Props of the form parts, in addition to the context of the record kind. */
export interface RecordParts<R, V> {
  record: R;
  values: V;
}

/**
 * Definition of the form of one kind of record, on a page or in a dialog. `R` is the record, or null for a new one; `V`
 * are the form values, `I` is the request body, `A` the response data, `C` the additional context of the fields.
 */
export interface RecordKind<R extends Versioned | null, V extends object, I, A, C extends object> {
  /** Name of the form, as in the drafts of its module. */
  form: string;
  /** Name of the entity in the history; `record` is the key of a record that has no id. */
  history?: { entity: string; record?: string };
  /** Set for a kind with a history and without drafts: a save takes effect at once, and this text says so in the form. */
  immediate?: string;
  /** Name of the entity of records with a public page, which others may link to. */
  linked?: string;
  /** Pages of the site show the records: a form can be previewed. The entity is that of the history. */
  isShown?: boolean;
  /** Every page shows the record: the preview offers a choice of pages. */
  isOnEveryPage?: boolean;
  /** What is checked before publishing; undefined for a kind without texts. */
  checked?: CheckedKind<V, NoInfer<C>>;
  /** API path: a new record is sent by POST to it, an existing one by PUT to its id below it. */
  apiPath: string;
  /** API paths to refetch after a save; `call` by default. */
  invalidatedPaths?: readonly string[];
  /** List that the form links back to; the screen after a new record was saved that has no drafts. */
  list?: { to: string; label: string };
  /** Set for a kind whose list is shown after a new record was published; by default its form stays. */
  showsListAfterInsert?: boolean;
  /** Set for a kind without drafts whose form stays after a new record was saved; by default its list is shown. */
  staysAfterInsert?: boolean;
  insert?: FormTexts;
  update: FormTexts;
  /** Labels of the fields by path, used for error messages. */
  labels: Readonly<Record<string, string>>;
  /** Returns the labels of those paths whose fields depend on the values. */
  labelsOf?: (paths: readonly string[], values: V, context: NoInfer<C>) => Readonly<Record<string, string>>;
  schema: InputSchema<I>;
  values: (record: R, context: C) => V;
  /** Converts the values to the request body; by default the values themselves. The id and the version are added. */
  input?: (values: V, record: R, replacedVersion: number | null) => object;
  /** Fields that a copy of a record does not take over, because they must be unique or belong to the original. */
  notCopied?: readonly (keyof V & string)[];
  errors?: (found: FieldErrors, values: V, context: NoInfer<C>) => FieldErrors;
  confirm?: (values: V, record: R) => Promise<boolean>;
  /** Sends the request that saves; `published` names the draft that it publishes. */
  send?: (input: I, record: R, key: string, published: PublishedCopy) => Promise<ApiResponse<A>>;
  Fields: ComponentType<RecordParts<R, V> & NoInfer<C>>;
  Side?: ComponentType<RecordParts<R, V> & NoInfer<C>>;
  Tabs?: ComponentType<RecordParts<R, V> & NoInfer<C>>;
  /** Content beside the heading of an existing record, such as a link to its page on the site. */
  action?: ReactNode;
}

/** Returns the kind unchanged; checks its types where it is declared. */
export function recordKind<R extends Versioned | null, V extends object, I, A = unknown, C extends object = object>(
  kind: RecordKind<R, V, I, A, C>,
): RecordKind<R, V, I, A, C> {
  return kind;
}

export interface OpenedRecord<R extends Versioned | null, V extends object, I, A, C extends object> {
  kind: RecordKind<R, V, I, A, C>;
  record: R;
  context: C;
  /** Undefined for a form that only saves what is public at once. */
  publication?: OpenedPublication | undefined;
  onSaved?: ((data: A | undefined) => void) | undefined;
}

/** Returns the form state of a record and its texts. */
export function useKindForm<R extends Versioned | null, V extends object, I, A, C extends object>(
  opened: OpenedRecord<R, V, I, A, C>,
) {
  const { kind, record, context, publication, onSaved } = opened;
  const { confirm, errors } = kind;
  const live = { version: record?.version ?? null, values: kind.values(record, context) };
  const { initial, version, source } = openedValues({ live, copy: publication?.copy ?? null });
  const texts = textsOf(kind, record);
  const body = bodyOf(kind, record);
  const input = (values: V, replacedVersion: number | null) => ({
    ...(record ? { id: record.id, version: replacedVersion } : {}),
    ...(publication ? asPublished(body(values, replacedVersion)) : body(values, replacedVersion)),
  });
  const check = useCheck(opened);
  const form = useRecordForm<V, I, A>({
    form: kind.form,
    record: recordNumber(record),
    version,
    initial,
    live,
    source,
    texts: { success: texts.saved },
    schema: kind.schema,
    input,
    errors: errors && ((found, values) => errors(found, values, context)),
    ...savedFeedback<V, A>(opened, check.savedDetail),
    confirm: confirm && ((values) => confirm(values, record)),
    save: senderOf(opened),
    invalidatedPaths: changedPaths(opened),
    onSaved,
  });
  const { values } = form.formik;
  const history = record && kind.history ? historyOf(kind.history, record) : null;
  return {
    form,
    version,
    live,
    body,
    texts,
    /** The record in the links between records; null for a new one, and for one without a public page. */
    linked: linkedOf(kind.linked, record),
    parts: { ...context, record, values },
    /** Null for a kind that is not checked. */
    check: check.buttonOf(values, () => body(values, version)),
    /** Null for a kind whose records no page shows. */
    preview: previewOf(opened, { title: texts.title, values, body: () => input(values, version) }),
    /** Null for a new record, and for a kind without a history. */
    history: history && {
      of: history,
      dirty: form.dirty,
      onRestore: (restored: unknown) => form.change(kind.values(restored as R, context)),
    },
  };
}

function linkedOf(entity: string | undefined, record: Versioned | null): LinksOf | null {
  return entity === undefined || record?.id === undefined ? null : { entity, record: record.id };
}

function historyOf({ entity, record: key }: { entity: string; record?: string }, { id }: Versioned): HistoryOf {
  return { entity, record: key ?? id ?? 1 };
}

/** Returns the function that converts form values to what a request saves, without the id and the version. */
export function bodyOf<R extends Versioned | null, V extends object>(
  kind: { input?: (values: V, record: R, replacedVersion: number | null) => object },
  record: R,
) {
  return (values: V, replacedVersion: number | null): object =>
    kind.input ? kind.input(values, record, replacedVersion) : values;
}

interface Previewable {
  kind: { isShown?: boolean; isOnEveryPage?: boolean; history?: { entity: string; record?: string } };
  record: Versioned | null;
  publication?: OpenedPublication | undefined;
}

function previewOf(
  { kind: { isShown = false, isOnEveryPage, history }, record, publication }: Previewable,
  form: Omit<PreviewSource, 'of' | 'isOnEveryPage'>,
): PreviewSource | null {
  if (!isShown || !history) return null;
  const key = history.record ?? (record ? String(record.id ?? 1) : null);
  return { of: { entity: history.entity, record: key, copy: publication?.copy?.id ?? null }, isOnEveryPage, ...form };
}

function textsOf({ insert, update }: { insert?: FormTexts; update: FormTexts }, record: Versioned | null) {
  const [saved, texts] = record || !insert ? [messages.updated, update] : [messages.created, insert];
  return { saved, saveLabel: 'Kaydet', ...texts };
}

/** Returns the API paths that a save changes. */
export function changedPaths<R extends Versioned | null, V extends object, I, A, C extends object>({
  kind: { apiPath, invalidatedPaths = [apiPath] },
  publication,
}: Pick<OpenedRecord<R, V, I, A, C>, 'kind'> & {
  publication?: Pick<OpenedPublication, 'entity'> | undefined;
}): readonly string[] {
  if (!publication) return invalidatedPaths;
  return [...invalidatedPaths, api.adminKindPublication(publication.entity), api.adminTranslations];
}

/** Returns the number of a record in its drafts: 0 for a new one, 1 for one that has no id. */
function recordNumber(record: Versioned | null): number {
  return record ? (record.id ?? 1) : 0;
}

/** Returns the function that saves a record and names the working copy that it publishes. */
function senderOf<R extends Versioned | null, V extends object, I, A, C extends object>({
  kind,
  record,
  publication,
}: OpenedRecord<R, V, I, A, C>) {
  const published = publication?.copy ? publishedCopy(publication.copy) : {};
  return (input: I, key: string) => sendRecord(kind, record, { input, key, published });
}

interface Sent {
  input: unknown;
  key: string;
  published: PublishedCopy;
}

/** Sends the request that creates or replaces a record. */
export async function sendRecord<R extends Versioned | null, V extends object, I, A, C extends object>(
  { apiPath, send }: RecordKind<R, V, I, A, C>,
  record: R,
  { input, key, published }: Sent,
): Promise<ApiResponse<A>> {
  // A part of a record that is published alone is checked by the server only.
  if (send) return await send(input as I, record, key, published);
  const fields = { form_data: input, ...published };
  if (!record) return await sendForm('POST', apiPath, fields, key);
  return await sendForm('PUT', record.id === undefined ? apiPath : `${apiPath}/${record.id}`, fields);
}

/** Returns the address of the list of a kind; the dashboard for a kind without one. */
export function listOf({ list }: { list?: { to: string } }): string {
  return list?.to ?? adminPaths.dashboard;
}
