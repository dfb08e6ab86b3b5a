import { moveDatabase } from '../backup/move-database.ts';
import { readSettings, type ValidatedSettings } from '../config/config.ts';
import { claimDataFolder } from '../platform/database/data-folder-lock.ts';
import { readSecretFile, secretFile } from '../platform/files/secret-file.ts';
import { parseArgs, requireUsage } from './args.ts';
import { CommandError, requireSite, type Command } from './command.ts';
import { requireNoOtherClient } from './other-clients.ts';

/** Moves a stopped site from the embedded database to PostgreSQL, or back. */
export const moveDatabaseCommand: Command = {
  name: 'move-database',
  usage: [
    ['move-database --to <postgres://…>', 'Gömülü veri tabanını PostgreSQL’e taşır; sunucu kapalı olmalıdır'],
    ['move-database --to sqlite', 'PostgreSQL’deki veri tabanını DATA_DIR klasörüne taşır; sunucular kapalı olmalıdır'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['to']);
    requireUsage(this, positionals.length === 0 && options.to !== undefined);
    const from = readSettings(process.env);
    await requireSite(from);
    const to = targetOf(from, options.to);
    const release = claimDataFolder({ databaseUrl: null, dataDir: from.dataDir });
    try {
      if (from.databaseUrl !== null) await requireNoOtherClient(from.databaseUrl);
      const count = await moveDatabase(from, to);
      console.log(`${count.toLocaleString('tr')} satır kopyalandı ve karşılaştırıldı: iki veri tabanı aynı.`);
    } finally {
      release();
    }
    console.log(
      to.databaseUrl === null
        ? 'Şimdi DATABASE_URL ayarını kaldırıp sunucuyu başlatın. Eski veri tabanına dokunulmadı.'
        : `Şimdi DATABASE_URL ayarına yeni adresi yazıp ${keyAdvice(from)}sunucuyu başlatın. Eski dosyaya (vitrin.sqlite) dokunulmadı.`,
    );
  },
};

/** With PostgreSQL a server reads the key from its settings, because several servers share it. */
function keyAdvice({ secret, dataDir }: ValidatedSettings): string {
  return secret === null ? `SECRET_FILE=${secretFile(dataDir)} ortam değişkenini verip ` : '';
}

function targetOf(from: ValidatedSettings, target: string): ValidatedSettings {
  // The site keeps its key: that of the data folder, unless the settings have one.
  const SECRET = from.secret ?? readSecretFile(from.dataDir);
  const env = { ...process.env, SECRET, DATABASE_URL: target };
  const databaseUrl = target === 'sqlite' ? null : readSettings(env).databaseUrl;
  if ((databaseUrl === null) === (from.databaseUrl === null))
    throw new CommandError('Site zaten bu tür bir veri tabanında.');
  return { ...from, databaseUrl };
}
