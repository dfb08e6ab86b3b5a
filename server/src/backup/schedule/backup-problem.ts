import type { LastBackup } from './last-backup.repository.ts';

/** Milliseconds after which a backup counts as outdated: one day was left out. */
const OUTDATED_MS = 48 * 3_600_000;

/** Returns what is wrong with the scheduled backups in a sentence; null when nothing is. */
export function backupProblem({ at, error }: Partial<LastBackup>, now: number): string | null {
  if (error) return `Son yedek alınamadı: ${error} Bir saat sonra yeniden denenecek.`;
  if (at !== undefined && now - Date.parse(at) > OUTDATED_MS)
    return 'İki günden uzun süredir yedek alınmadı; sunucunun günlüğüne bakın.';
  return null;
}
