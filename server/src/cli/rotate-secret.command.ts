import { readSettings, type ValidatedSettings } from '../config/config.ts';
import { claimDataFolder } from '../platform/database/data-folder-lock.ts';
import { rotateSecret } from '../secret-rotation/rotate-secret.ts';
import { RotationError } from '../secret-rotation/rotation-error.ts';
import type { RotationCounts } from '../secret-rotation/rotate-stored-values.ts';
import { parseArgs, requireUsage } from './args.ts';
import { CommandError, requireSite, type Command } from './command.ts';
import { requireNoOtherClient } from './other-clients.ts';

const MIN_LENGTH = 32;
const FORGET = 'forget';

/** Changes the secret key of a stopped site. */
export const rotateSecretCommand: Command = {
  name: 'rotate-secret',
  usage: [
    [
      'rotate-secret',
      'Gizli anahtarı değiştirir; bütün sunucular kapalı olmalıdır. SECRET ayarı varsa yenisi NEW_SECRET ile verilir',
    ],
    [`rotate-secret ${FORGET}`, 'Anahtar sızdıysa: önceki anahtarlarla verilmiş hiçbir şeyi artık kabul etmez'],
  ],
  async run(args) {
    const { positionals } = parseArgs(args);
    requireUsage(this, positionals.length === 0 || (positionals.length === 1 && positionals[0] === FORGET));
    const settings = readSettings(process.env);
    // The fingerprint may already be that of the new secret, if an earlier run was interrupted.
    await requireSite(settings, { allowsForeignInstallation: true });
    const configured = newSecret(settings);
    const release = claimDataFolder({ databaseUrl: null, dataDir: settings.dataDir });
    try {
      if (settings.databaseUrl !== null) await requireNoOtherClient(settings.databaseUrl);
      const counts = await rotateSecret({ settings, configured, forgets: positionals.length > 0 });
      console.log(textOf(counts, { configured, forgets: positionals.length > 0 }).join('\n'));
    } catch (error) {
      throw error instanceof RotationError ? new CommandError(error.message) : error;
    } finally {
      release();
    }
  },
};

/** Returns the new value of a configured secret, which never is an argument: other users of the machine see those. */
function newSecret({ secret }: ValidatedSettings): string | null {
  if (secret === null) return null;
  const next = process.env['NEW_SECRET'] ?? '';
  if (next.length < MIN_LENGTH || next === secret)
    throw new CommandError(
      `Gizli anahtar SECRET ayarında. Yenisini NEW_SECRET ortam değişkeniyle verin: eskisinden farklı, en az ${MIN_LENGTH} karakter.`,
    );
  return next;
}

interface Done {
  configured: string | null;
  forgets: boolean;
}

function textOf(counts: RotationCounts | null, { configured, forgets }: Done): string[] {
  const first = counts
    ? [
        'Gizli anahtar değiştirildi.',
        `Yeniden şifrelenen: ${counts.totpSecrets} doğrulama uygulaması, ${counts.mails} bekleyen e-posta, ${counts.webhooks} web kancası. Yeniden imzalanan: ${counts.releases} sürüm.`,
        `Kapatılan oturum: ${counts.sessions}. Herkes yeniden giriş yapar.`,
        forgets
          ? 'Kurtarma kodları, yayın anahtarları, davetler ve önizleme bağlantıları artık geçersiz; yenilerini oluşturun.'
          : 'Kurtarma kodları, yayın anahtarları, davetler ve önizleme bağlantıları geçerli kaldı.',
      ]
    : ['Yarım kalan anahtar değişimi tamamlandı.'];
  return [
    ...first,
    configured === null
      ? 'Şimdi sunucuyu başlatın. Eski yedekler kendi anahtarlarını içerir.'
      : 'Şimdi bütün sunucularda SECRET ayarına yeni anahtarı yazıp sunucuları başlatın.',
  ];
}
