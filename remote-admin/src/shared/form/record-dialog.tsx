import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readQuery, type ListQuery } from '../query.ts';
import { FailedDialog } from '../states/failed.dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useKind, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';
import { newRecord } from './use-edited.ts';

interface Closing {
  onClose: () => void;
}

/** Record form in a dialog over its list; it closes after a save. */
export function RecordDialog<R extends Versioned | null, V extends object, I, A, C extends object>(
  props: Omit<OpenedRecord<R, V, I, A, C>, 'onSaved'> & Closing,
) {
  const { kind, onClose } = props;
  const { form, version, texts, parts } = useKind({ ...props, onSaved: onClose });
  const { Fields } = kind;
  return (
    <FormDialog title={texts.title} form={form} version={version} labels={kind.labels} onClose={onClose}>
      <Fields {...parts} />
    </FormDialog>
  );
}

interface Listed<T> extends Closing {
  /** What the address asks for: an id, or a new record. */
  edited: string;
  /** The rows that the list shows. */
  query: ListQuery<T>;
}

/** The record that is open in a dialog over its list, or a new one. */
export function EditedDialog<T extends Versioned & { id: number }, V extends object, I, A>({
  kind,
  ...listed
}: Listed<T> & { kind: RecordKind<T | null, V, I, A, object> }) {
  const { edited, onClose } = listed;
  const dialog = (record: T | null) => <RecordDialog kind={kind} record={record} context={{}} onClose={onClose} />;
  if (edited === newRecord) return dialog(null);
  return (
    <EditedRecord {...listed} call={kind.call}>
      {dialog}
    </EditedRecord>
  );
}

interface OpenedRecordProps<T> extends Closing {
  edited: string;
  /** Address of the list's calls; each record has its own below it. */
  call: string;
  children: (record: T) => ReactNode;
}

/** The record of a list that the address asks for, also while a search leaves it out; one that is gone is said to be gone. */
export function EditedRecord<T extends { id: number }>({
  query,
  ...opened
}: OpenedRecordProps<T> & Pick<Listed<T>, 'query'>) {
  const { edited, children } = opened;
  if (!query.isSuccess) return null;
  const record = query.data.items.find(({ id }) => String(id) === edited);
  return record ? children(record) : <UnlistedRecord {...opened} />;
}

/** One that a search or another page of the list leaves out. */
function UnlistedRecord<T extends { id: number }>({ edited, call, onClose, children }: OpenedRecordProps<T>) {
  const query = useQuery(readQuery<T>(`${call}/${encodeURIComponent(edited)}`));
  if (query.isPending) return null;
  if (query.isSuccess) return children(query.data);
  return <FailedDialog failure={query.error} onRetry={() => void query.refetch()} onClose={onClose} />;
}
