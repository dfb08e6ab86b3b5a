import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenedPublication } from '../publication/opened-record.ts';
import { useNewPublication } from '../publication/use-new-publication.ts';
import { useWithPublication } from '../publication/use-opened-record.ts';
import { readQuery, type ListQuery } from '../../data/query.ts';
import { FailedDialog } from '../../ui/states/failed.dialog.tsx';
import { RecordFormDialog } from './record-form-dialog.tsx';
import type { Opened, RecordPageProps } from './record-form-page.tsx';
import { useKindForm, type RecordKind, type Versioned } from './record-kind.ts';
import { newRecordParam } from './use-open-record.ts';
import { usePublishedRecord } from './use-published-record.tsx';

interface Closing {
  onClose: () => void;
}

type DialogProps<R extends Versioned | null, V extends object, I, A, C extends object> = Omit<
  RecordPageProps<R, V, I, A, C>,
  'onSaved'
> &
  Closing;

/** Record form in a dialog over its list, with the buttons of publication or with one that saves; a save closes it. */
export function RecordDialog<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: DialogProps<R, V, I, A, C>,
) {
  const { publication, onClose } = props;
  const opened = useKindForm({ ...props, onSaved: onClose });
  if (publication) return <PublishedRecordDialog {...props} publication={publication} opened={opened} />;
  return <RecordFormDialog {...props} opened={opened} />;
}

function PublishedRecordDialog<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Opened<R, V, I, A, C> & Closing & { publication: OpenedPublication },
) {
  const { onClose } = props;
  const published = usePublishedRecord({ ...props, onCreated: onClose, onDiscarded: onClose });
  return <RecordFormDialog {...props} published={published} />;
}

/** Returns the entity of a kind whose records have drafts; undefined for one that only saves. */
function entityOf({
  history,
  immediate,
}: Pick<RecordKind<null, object, unknown, unknown, object>, 'history' | 'immediate'>) {
  return immediate === undefined ? history?.entity : undefined;
}

type NewRecordProps<T extends Versioned, V extends object, I, A, C extends object> = Closing & {
  kind: RecordKind<T | null, V, I, A, C>;
  context: C;
};

/** Dialog with a new record, or with the draft of one that the address names. */
export function NewRecordDialog<T extends Versioned, V extends object, I, A, C extends object>(
  props: NewRecordProps<T, V, I, A, C>,
) {
  const { publication, queries, onDraftSaved } = useNewPublication(entityOf(props.kind));
  // A draft that was just published or deleted is still shown until the dialog closes.
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  if (failed?.error) {
    return <FailedDialog failure={failed.error} onRetry={() => void failed.refetch()} onClose={props.onClose} />;
  }
  if (queries.some(({ isPending }) => isPending)) return null;
  return <RecordDialog {...props} record={null} publication={publication} onDraftSaved={onDraftSaved} />;
}

type ExistingRecordProps<T extends Versioned, V extends object, I, A, C extends object> = NewRecordProps<
  T,
  V,
  I,
  A,
  C
> & {
  record: T;
  /** The record is being loaded again. */
  isFetching: boolean;
};

/** Dialog with a record and its draft. */
export function ExistingRecordDialog<T extends Versioned & { id: number }, V extends object, I, A, C extends object>({
  record,
  isFetching,
  ...props
}: ExistingRecordProps<T, V, I, A, C>) {
  const entity = entityOf(props.kind);
  const of = entity === undefined ? undefined : { entity, record: String(record.id) };
  const { value, publication } = useWithPublication({ data: record, isFetching }, of);
  if (value) return <RecordDialog {...props} {...value} />;
  if (!publication.error) return null;
  return (
    <FailedDialog failure={publication.error} onRetry={() => void publication.refetch()} onClose={props.onClose} />
  );
}

interface Listed<T> extends Closing {
  /** Value from the address: a record id, or the marker of a new record. */
  recordParam: string;
  /** Query of the rows that the list shows. */
  query: ListQuery<T>;
}

/** Dialog over a list with the record from the address, or with a new record. */
export function EditRecordDialog<T extends Versioned & { id: number }, V extends object, I, A>({
  kind,
  ...listed
}: Listed<T> & { kind: RecordKind<T | null, V, I, A, object> }) {
  const shared = { kind, context: {}, onClose: listed.onClose };
  if (listed.recordParam === newRecordParam) return <NewRecordDialog {...shared} />;
  return (
    <RecordFromAddress {...listed} apiPath={kind.apiPath}>
      {(loaded) => <ExistingRecordDialog {...shared} {...loaded} />}
    </RecordFromAddress>
  );
}

interface OpenedRecordProps<T> extends Closing {
  recordParam: string;
  /** API path of the list; each record has its own path below it. */
  apiPath: string;
  children: (loaded: { record: T; isFetching: boolean }) => ReactNode;
}

/**
 * Loads the record that the address names, also if a search hides it in the list; a deleted record shows a not-found
 * dialog.
 */
export function RecordFromAddress<T extends { id: number }>({
  query,
  ...opened
}: OpenedRecordProps<T> & Pick<Listed<T>, 'query'>) {
  const { recordParam, children } = opened;
  if (!query.isSuccess) return null;
  const record = query.data.items.find(({ id }) => String(id) === recordParam);
  return record ? children({ record, isFetching: query.isFetching }) : <FetchedRecord {...opened} />;
}

/** Loads a record that is not among the rows shown because of a search or another page. */
function FetchedRecord<T extends { id: number }>({ recordParam, apiPath, onClose, children }: OpenedRecordProps<T>) {
  const query = useQuery(readQuery<T>(`${apiPath}/${encodeURIComponent(recordParam)}`));
  if (query.isPending) return null;
  if (query.isSuccess) return children({ record: query.data, isFetching: query.isFetching });
  return <FailedDialog failure={query.error} onRetry={() => void query.refetch()} onClose={onClose} />;
}
