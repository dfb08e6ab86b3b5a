import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config-schema.ts';
import type { ValidatedSettings } from '../config/config.ts';
import { checkSecretFile } from '../platform/files/secret-file.ts';
import { createWriteProbe } from '../platform/files/write-probe.ts';
import { program } from '../platform/program.ts';
import { checkBackup } from '../start-up/check-backup.ts';
import { checkFolder } from '../start-up/check-folder.ts';
import { failure, ok, warning, type Finding } from './finding.ts';

/** Permission bits of everyone but the owner. */
const OTHERS = 0o077;

/** Examines the data folder and the secret key on this machine. */
export async function machineFindings(settings: ValidatedSettings): Promise<Finding[]> {
  try {
    checkFolder('DATA_DIR', settings.dataDir);
    if (settings.secret === null) checkSecretFile(settings.dataDir);
  } catch (error) {
    if (error instanceof ConfigError) return [failure(error.message, 'Ayarı ya da klasörün iznini düzeltin.')];
    throw error;
  }
  return [await folderFinding(settings), ...secretFindings(settings), ...(await backupFindings(settings))];
}

async function folderFinding({ dataDir }: ValidatedSettings): Promise<Finding> {
  if (!existsSync(dataDir)) return ok(`Veri klasörü ilk başlatmada oluşturulur: ${dataDir}`);
  if (await createWriteProbe(dataDir)()) return ok(`Veri klasörü yazılabilir: ${dataDir}`);
  return failure(
    `Veri klasörüne yazılamıyor: ${dataDir}`,
    'Klasörün sahibini, iznini ve diskin dolu olup olmadığını denetleyin.',
  );
}

function secretFindings({ secret, dataDir }: ValidatedSettings): Finding[] {
  const file = join(dataDir, 'secret');
  const stored = statSync(file, { throwIfNoEntry: false });
  if (secret !== null || stored === undefined || process.platform === 'win32') return [];
  if ((stored.mode & OTHERS) === 0) return [ok('Gizli anahtarı yalnızca sunucu okuyabilir.')];
  return [warning('Gizli anahtar dosyasını bu makinedeki başka hesaplar okuyabiliyor.', `chmod 600 ${file}`)];
}

async function backupFindings(settings: ValidatedSettings): Promise<Finding[]> {
  const { backupDir, backupS3, backupRecipients } = settings;
  try {
    await checkBackup(settings);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [failure(error.message, 'Ayarı ya da klasörün iznini düzeltin; bu ayarla günlük yedek alınamaz.')];
  }
  if (backupDir === null && backupS3 === null)
    return [
      warning('Günlük yedek kurulmamış.', 'BACKUP_DIR ayarına, tercihen başka bir diskte, bir klasörün yolunu yazın.'),
    ];
  if (backupRecipients.length > 0) return [];
  return [
    warning(
      'Günlük yedekler şifrelenmiyor; içlerinde gizli anahtar ve kişisel veriler var.',
      `${program.vitrin} backup --new-key DOSYA ile bir anahtar üretip BACKUP_RECIPIENT ayarına yazın.`,
    ),
  ];
}
