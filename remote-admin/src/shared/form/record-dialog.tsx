import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { listQuery, ListQuery, Page } from '../query.ts';
import { FailedDialog } from '../states/failed.dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useKind, type OpenedRecord, type RecordKind, type Versioned } from './record-kind.ts';
import { newRecord } from './use-edited.ts';

interface Closing {
  onClose: () => void;
}

/** The form of a record over its list; it closes with a save. */
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
  /** Where a record is that a search or another page leaves out. */
  unlisted: ReturnType<typeof listQuery<T>>;
}

/** The record that is open in a dialog over its list, or a new one. */
export function EditedDialog<T extends Versioned & { id: number }, V extends object, I, A>({
  kind,
  ...listed
}: Listed<T> & { kind: RecordKind<T | null, V, I, A, object> }) {
  const { edited, onClose } = listed;
  const dialog = (record: T | null) => <RecordDialog kind={kind} record={record} context={{}} onClose={onClose} />;
  return edited === newRecord ? dialog(null) : <EditedRecord {...listed}>{dialog}</EditedRecord>;
}

/** The record of a list that the address asks for, also while a search leaves it out; one that is gone is said to be gone. */
export function EditedRecord<T extends { id: number }>(props: Listed<T> & { children: (record: T) => ReactNode }) {
  const { edited, query, children } = props;
  if (!query.isSuccess) return null;
  const record = recordOf(query.data, edited);
  return record ? children(record) : <UnlistedRecord {...props} />;
}

function UnlistedRecord<T extends { id: number }>(props: Listed<T> & { children: (record: T) => ReactNode }) {
  const { edited, unlisted, onClose, children } = props;
  const query = useQuery(unlisted);
  if (query.isPending) return null;
  const record = query.isSuccess ? recordOf(query.data, edited) : undefined;
  if (record) return children(record);
  const failure = query.error ?? ({ reason: 'not-found' } as const);
  return <FailedDialog failure={failure} onRetry={() => void query.refetch()} onClose={onClose} />;
}

function recordOf<T extends { id: number }>({ items }: Page<T>, wanted: string): T | undefined {
  return items.find(({ id }) => String(id) === wanted);
}
