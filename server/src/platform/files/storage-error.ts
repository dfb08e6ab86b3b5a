import { errorCode } from '../error-code.ts';

/** `full`: no space is left on the disk; `failed`: a write fails for another reason. */
export type StorageFault = 'full' | 'failed';

/** Data could not be stored. The only error class for this, whatever the source. */
export class StorageError extends Error {
  readonly fault: StorageFault;

  constructor(fault: StorageFault, options?: ErrorOptions) {
    super(fault === 'full' ? 'No disk space is left' : 'Writing to the disk failed', options);
    this.name = 'StorageError';
    this.fault = fault;
  }
}

/** Error codes of Node's file system, SQLite and PostgreSQL. Failed reads are excluded: they had nothing to store. */
const full = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;
const failed =
  /^(?:EIO|EROFS|EFBIG|SQLITE_IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|DELETE|SHMOPEN|SHMSIZE|SHMMAP|BEGIN_ATOMIC|COMMIT_ATOMIC)|SQLITE_READONLY\w*|58030)$/;

/** Returns the storage fault of this error or of one of its causes; null when none is a storage error. */
export function storageFault(error: unknown): StorageFault | null {
  if (error instanceof StorageError) return error.fault;
  const code = errorCode(error);
  if (full.test(code)) return 'full';
  if (failed.test(code)) return 'failed';
  return error instanceof Error && error.cause !== undefined ? storageFault(error.cause) : null;
}
