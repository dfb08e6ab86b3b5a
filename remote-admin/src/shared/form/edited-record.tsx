import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { listQuery, ListQuery } from '../query.ts';
import { FailedDialog } from '../states/failed.dialog.tsx';

interface EditedRecordProps<T> {
  /** As the address gives it. */
  id: string;
  /** The rows that the list shows. */
  query: ListQuery<T>;
  /** The whole list, for a record that a search leaves out. */
  all: ReturnType<typeof listQuery<T>>;
  onClose: () => void;
  children: (record: T) => ReactNode;
}

/** The record that is open in a dialog over its list, also while a search leaves it out; one that is gone is said to be gone. */
export function EditedRecord<T extends { id: number }>(props: EditedRecordProps<T>) {
  const { id, query, children } = props;
  if (!query.isSuccess) return null;
  const record = recordOf(query.data.items, id);
  return record ? children(record) : <UnlistedRecord {...props} />;
}

function UnlistedRecord<T extends { id: number }>({ id, all, onClose, children }: EditedRecordProps<T>) {
  const query = useQuery(all);
  if (query.isPending) return null;
  const record = query.isSuccess ? recordOf(query.data.items, id) : undefined;
  if (record) return children(record);
  const failure = query.error ?? ({ reason: 'not-found' } as const);
  return <FailedDialog failure={failure} onRetry={() => void query.refetch()} onClose={onClose} />;
}

function recordOf<T extends { id: number }>(records: readonly T[], wanted: string): T | undefined {
  return records.find(({ id }) => String(id) === wanted);
}
