import type { BackedUpSite, BackupFiles } from './backup-files.ts';
import { HeldFiles } from './held-files.ts';

export async function openBackupFiles(site: BackedUpSite): Promise<BackupFiles> {
  if (site.s3 === null) return new HeldFiles(site.dataDir);
  return (await import('./bucket-files.ts')).openBucketFiles(site, site.s3);
}
