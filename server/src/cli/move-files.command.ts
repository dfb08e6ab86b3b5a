import { copyToBucket, copyToFolder, type MovedFiles } from '../backup/move-files.ts';
import { loadConfig, readSettings, type ValidatedSettings } from '../config/config.ts';
import { claimDataFolder } from '../platform/database/data-folder-lock.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { checkBucket } from '../start-up/check-bucket.ts';
import { acceptInstallation } from '../start-up/installation.ts';
import { readStoreId } from '../start-up/store-id.ts';
import { parseArgs, requireUsage } from './args.ts';
import { CommandError, requireSite, type Command } from './command.ts';
import { requireNoOtherClient } from './other-clients.ts';

/** Moves the files of a stopped site from the data folder to a bucket, or back. */
export const moveFilesCommand: Command = {
  name: 'move-files',
  usage: [
    [
      'move-files --to s3',
      'DATA_DIR klasöründeki dosyaları S3_… ayarlarındaki kovaya kopyalar; sunucu kapalı olmalıdır',
    ],
    ['move-files --to folder', 'Kovadaki dosyaları DATA_DIR klasörüne kopyalar; sunucular kapalı olmalıdır'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['to']);
    requireUsage(this, positionals.length === 0 && (options.to === 's3' || options.to === 'folder'));
    const settings = readSettings({ ...process.env, FILE_STORE: 's3' });
    const { s3 } = settings;
    if (s3 === null) throw new CommandError('S3_… ayarlarını verin.');
    const isToBucket = options.to === 's3';
    await requireSite({ ...settings, s3: isToBucket ? null : s3 });
    const release = claimDataFolder({ databaseUrl: null, dataDir: settings.dataDir });
    try {
      if (settings.databaseUrl !== null) await requireNoOtherClient(settings.databaseUrl);
      const moved = isToBucket ? await toBucket(settings, s3) : await copyToFolder(s3, settings.dataDir);
      await acceptStore(isToBucket ? 's3' : 'folder');
      report(moved, isToBucket);
    } finally {
      release();
    }
  },
};

/** A copy that was interrupted continues. */
async function toBucket({ dataDir }: ValidatedSettings, s3: S3Settings): Promise<MovedFiles> {
  await checkBucket(s3);
  if ((await readStoreId({ dataDir, s3 })) !== null)
    throw new CommandError(
      `${s3.bucket} kovasında bir sitenin dosyaları var. Boş bir kova ya da başka bir S3_PREFIX verin.`,
    );
  return copyToBucket(dataDir, s3);
}

/** From now on only servers with these files start. */
async function acceptStore(FILE_STORE: string): Promise<void> {
  const config = loadConfig({ ...process.env, FILE_STORE });
  const db = await openDatabase(config);
  try {
    await acceptInstallation(config, db);
  } finally {
    await db.destroy();
  }
}

function report({ count, bytes }: MovedFiles, isToBucket: boolean): void {
  const size = (bytes / 1_048_576).toLocaleString('tr', { maximumFractionDigits: 1 });
  console.log(`${count.toLocaleString('tr')} dosya (${size} MB) kopyalandı ve içerikleri karşılaştırıldı.`);
  console.log(
    isToBucket
      ? 'Şimdi bütün sunuculara FILE_STORE=s3 ve S3_… ayarlarını verip başlatın. Klasördeki dosyalara dokunulmadı.'
      : 'Şimdi FILE_STORE ayarını kaldırıp sunucuyu başlatın. Kovadaki dosyalara dokunulmadı.',
  );
}
