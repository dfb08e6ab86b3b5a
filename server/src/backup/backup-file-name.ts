const NAME = /^vitrin-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/;

/** Returns the name of a new backup file; names sort by time. */
export function backupFileName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `vitrin-${time}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** Returns when the backup with this name was made; null for other files. */
export function timeOfBackup(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
