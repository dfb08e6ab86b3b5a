import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readQuery, type ListQuery } from '../query.ts';
import { FailedDialog } from '../states/failed.dialog.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useKindForm, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';
import { newRecordParam } from './use-open-record.ts';

interface Closing {
  onClose: () => void;
}

/** Record form in a dialog over its list; it closes after a save. */
export function RecordDialog<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Omit<OpenedRecord<R, V, I, A, C>, 'onSaved'> & Closing,
) {
  const { kind, onClose } = props;
  const { form, version, texts, parts, history } = useKindForm({ ...props, onSaved: onClose });
  const { Fields } = kind;
  return (
    <FormDialog
      title={texts.title}
      form={form}
      version={version}
      labels={kind.labels}
      onClose={onClose}
      extra={history ? <HistoryButton {...history} /> : null}
    >
      <Fields {...parts} />
    </FormDialog>
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
  const { recordParam, onClose } = listed;
  const dialog = (record: T | null) => <RecordDialog kind={kind} record={record} context={{}} onClose={onClose} />;
  if (recordParam === newRecordParam) return dialog(null);
  return (
    <RecordFromAddress {...listed} apiPath={kind.apiPath}>
      {dialog}
    </RecordFromAddress>
  );
}

interface OpenedRecordProps<T> extends Closing {
  recordParam: string;
  /** API path of the list; each record has its own path below it. */
  apiPath: string;
  children: (record: T) => ReactNode;
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
  return record ? children(record) : <FetchedRecord {...opened} />;
}

/** Loads a record that is not among the rows shown because of a search or another page. */
function FetchedRecord<T extends { id: number }>({ recordParam, apiPath, onClose, children }: OpenedRecordProps<T>) {
  const query = useQuery(readQuery<T>(`${apiPath}/${encodeURIComponent(recordParam)}`));
  if (query.isPending) return null;
  if (query.isSuccess) return children(query.data);
  return <FailedDialog failure={query.error} onRetry={() => void query.refetch()} onClose={onClose} />;
}
