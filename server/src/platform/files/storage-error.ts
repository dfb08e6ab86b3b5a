import { errorCode } from '../error-code.ts';

/** `full`: no room is left; `failed`: the disk refuses to write for another reason. */
export type StorageFault = 'full' | 'failed';

/** What was to be kept could not be written. The one error of that kind, wherever it came from. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(fault === 'full' ? 'No room is left' : 'The disk cannot be written', options);
    this.name = 'StorageError';
    this.fault = fault;
  }
}

/** Of Node's files, SQLite and PostgreSQL. A failed read is none: nothing was to be kept. */
const full = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;
const failed =
  /^(?:EIO|EROFS|EFBIG|SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|DELETE|SHMOPEN|SHMSIZE|SHMMAP|BEGIN_ATOMIC|COMMIT_ATOMIC)|SQLITE_READONLY\w*|58030)$/;

/** What this error, or one that it was caused by, says of the storage; null where it says nothing. */
export function storageFault(error: unknown): StorageFault | null {
  if (error instanceof StorageError) return error.fault;
  const code = errorCode(error);
  if (full.test(code)) return 'full';
  if (failed.test(code)) return 'failed';
  return error instanceof Error && error.cause !== undefined ? storageFault(error.cause) : null;
}
