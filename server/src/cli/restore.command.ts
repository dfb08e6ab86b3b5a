import { restoreBackup } from '../backup/restore-backup.ts';
import { readSettings } from '../config/config.ts';
import { claimDataFolder } from '../platform/database/data-folder-lock.ts';
import { withStartLock } from '../platform/database/start-lock.ts';
import { prepareDataFolder } from '../platform/files/data-folder.ts';
import { program } from '../platform/program.ts';
import { describe, readIdentities } from './backup.command.ts';
import { parseArgs, requireUsage } from './args.ts';
import type { Command } from './command.ts';

/** Restores a backup on an empty machine, before the first start. */
export const restoreCommand: Command = {
  name: 'restore',
  usage: [['restore <dosya> [--key <anahtar dosyası>]', 'Yedeği boş bir kuruluma geri yükler']],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['key']);
    const [file] = positionals;
    requireUsage(this, file !== undefined && positionals.length === 1);
    const identities = await readIdentities(options.key);
    const settings = readSettings(process.env);
    prepareDataFolder(settings.dataDir);
    const release = claimDataFolder(settings);
    try {
      const manifest = await withStartLock(
        settings,
        () => console.log('Başka bir sunucu siteyi hazırlıyor; bitmesi bekleniyor…'),
        () => restoreBackup(settings, file, identities),
      );
      console.log(`Site geri yüklendi: ${describe(manifest)}. Açık oturumlar kapatıldı.`);
      console.log(`Şimdi başlatabilirsiniz: ${program.start}`);
    } finally {
      release();
    }
  },
};
