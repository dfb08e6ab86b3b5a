const EXTENSION = '.tar.zst';

/** Returns the name of a new backup file; names sort by time. */
export function backupFileName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `vitrin-${time}${EXTENSION}${isEncrypted ? '.age' : ''}`;
}
