import { createReadStream } from 'node:fs';
import { DomainError } from '../../platform/errors.ts';
import type { BackedUpSite } from '../backup-files.ts';
import { createBackup } from '../create-backup.ts';
import { verifyBackup } from '../verify-backup.ts';

/** What the process is sent. */
export interface BackupTask {
  site: BackedUpSite;
  file: string;
  recipients: string[];
}

/**
 * Process: makes one backup and reads it again. An encrypted one can be checked only with the private key, which is not
 * on the server; reading it finds what the disk cannot return.
 */
async function work({ site, file, recipients }: BackupTask): Promise<void> {
  await createBackup(site, file, { recipients });
  if (recipients.length === 0) await verifyBackup(file, []);
  else for await (const chunk of createReadStream(file)) void chunk;
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return error.userMessage;
  return error instanceof Error ? error.message : String(error);
}

const orphaned = () => process.exit(1);

process.once('disconnect', orphaned);
process.once('message', (task) => {
  work(task as BackupTask)
    .catch((error: unknown) => void process.send?.(reasonOf(error)))
    .finally(() => {
      process.off('disconnect', orphaned);
      process.disconnect();
    });
});
