import type { ReactNode } from 'react';
import { FailedDialog } from '../states/failed.dialog.tsx';
import { useRead, type Reading } from '../use-read.ts';

interface Opened<T> {
  record: T;
  /** Reads the record and the list again. */
  reread: () => Promise<void>;
}

interface EditedRecordProps<T> {
  /** As the address gives it. */
  id: string;
  /** The call that answers the whole list. */
  path: string;
  /** The rows that the list shows. */
  reading: Reading<readonly T[]>;
  onClose: () => void;
  reread: () => Promise<void>;
  children: (opened: Opened<T>) => ReactNode;
}

/** The record that is open in a dialog over its list, also while a search leaves it out; one that is gone is said to be gone. */
export function EditedRecord<T extends { id: number }>(props: EditedRecordProps<T>) {
  const { id, reading, reread, children } = props;
  if (reading.state !== 'ready') return null;
  const record = recordOf(reading.data, id);
  return record ? children({ record, reread }) : <UnlistedRecord {...props} />;
}

function UnlistedRecord<T extends { id: number }>({ id, path, onClose, reread, children }: EditedRecordProps<T>) {
  const all = useRead<T[]>(path);
  if (all.reading.state === 'loading') return null;
  const retry = () => void all.reread();
  if (all.reading.state === 'failed') return <FailedDialog failure={all.reading} onRetry={retry} onClose={onClose} />;
  const record = recordOf(all.reading.data, id);
  if (!record) {
    const failure = { reason: 'not-found' } as const;
    return <FailedDialog failure={failure} onRetry={retry} onClose={onClose} />;
  }
  const rereadBoth = async () => void (await Promise.all([all.reread(), reread()]));
  return children({ record, reread: rereadBoth });
}

function recordOf<T extends { id: number }>(records: readonly T[], wanted: string): T | undefined {
  return records.find(({ id }) => String(id) === wanted);
}
