import { handOverSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { limits } from '@vitrin/shared-contracts/limits';
import { remoteSchema, retireSchema } from '@vitrin/shared-contracts/release-management';
import { createRemote, removeRemote, requireAddedRemote } from '../modules/releases/remotes/remotes.service.ts';
import { handOver } from '../modules/releases/remotes/hand-over.service.ts';
import { retireRemote } from '../modules/releases/remotes/retire.service.ts';
import { listRemotes } from '../modules/releases/remotes/units.service.ts';
import { formatColumns } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { validatedInput, parseArgs, requireUsage } from './args.ts';

const DEFAULT_REASON = 'Komut satırından';

interface RetireOptions {
  redirect?: string | null;
  keep?: string;
  reason?: string;
}

/** Manages the additional remotes that teams publish. */
export const remoteCommand: Command = {
  name: 'remote',
  usage: [
    ['remote add <birim> <bölüm> "<başlık>"', 'Uzak birim ekler: /<bölüm> ile başlayan sayfaları bu birim gösterir'],
    ['remote remove <birim>', 'Canlı sürümü olmayan ek birimi ve anahtarlarını kaldırır'],
    [
      'remote retire <birim> [--redirect <yol>] [--keep <gün>] [--reason "<neden>"]',
      `Canlı ek birimi yayından kaldırır: adresi kapanır ya da <yol> adresine yönlenir, anahtarları iptal edilir, sürümleri ${limits.archiveDays.default} ya da <gün> gün arşivde kalır`,
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['redirect', 'reason', 'keep']);
    const [action, name = '', segment, title] = positionals;
    if (action === 'retire') {
      requireUsage(this, positionals.length === 2);
      return retire(name, options);
    }
    requireUsage(this, Object.keys(options).length === 0);
    if (action === 'add') {
      requireUsage(this, positionals.length === 4);
      const input = validatedInput(remoteSchema, { name, segment, title });
      await withServices(async (services) => void (await createRemote(services, commandContext, input)));
      return console.log(`${name} eklendi: /${input.segment}`);
    }
    requireUsage(this, action === 'remove' && positionals.length === 2);
    await withServices(async (services) => void (await removeRemote(services, commandContext, name)));
    console.log(`${name} kaldırıldı.`);
  },
};

/** The decision is about the release that is live now, so it is read as the expected one. */
async function retire(name: string, { redirect = null, reason = DEFAULT_REASON, keep }: RetireOptions): Promise<void> {
  const typed = validatedInput(retireSchema, {
    expected: null,
    reason,
    redirect,
    ...(keep !== undefined && { keep_days: keep }),
  });
  await withServices(async (services) => {
    const { live: expected } = await requireAddedRemote(services.db, name);
    const { segment } = await retireRemote(services, commandContext, name, { ...typed, expected });
    const address =
      typed.redirect === null ? 'adresi artık açılmaz' : `adresi artık ${typed.redirect} adresine yönlenir`;
    console.log(`${name} yayından kaldırılıyor: /${segment} ${address}.`);
  });
  console.log(
    `Anahtarları iptal edildi; sürümleri ${typed.keep_days} gün arşivde kalır. Çalışan sunucu bir saniye içinde uygular.`,
  );
}

/** Gives a remote to another team; the credential of the new team is shown once. */
export const handOverCommand: Command = {
  name: 'hand-over',
  usage: [
    [
      'hand-over <birim> --owner "<ekip>" [--contact "<iletişim>"] [--days <gün>] [--reason "<neden>"]',
      'Birimi başka ekibe devreder: anahtarlarını iptal eder, yeni ekibin anahtarını üretir',
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['owner', 'contact', 'days', 'reason']);
    const [name = ''] = positionals;
    requireUsage(this, positionals.length === 1);
    const input = validatedInput(handOverSchema, { reason: DEFAULT_REASON, ...options });
    await withServices(async (services) => {
      const { secret } = await handOver(services, commandContext, name, input);
      console.log(`${name} artık ${input.owner} ekibinin; önceki anahtarları iptal edildi.`);
      console.log('Yeni ekibin yayın anahtarı (yalnızca bir kez gösterilir):');
      console.log(secret);
    });
  },
};

export const remotesCommand: Command = {
  name: 'remotes',
  usage: [['remotes', 'Uzak birimleri ve adreslerini sıralar']],
  async run(args) {
    requireUsage(this, parseArgs(args).positionals.length === 0);
    await withServices(async ({ db }) => {
      const rows = (await listRemotes(db)).map(({ name, segment, title, is_built_in }) => [
        name,
        segment === '*' ? 'diğer bütün adresler' : `/${segment}`,
        title,
        is_built_in ? 'yerleşik' : 'eklendi',
      ]);
      console.log(formatColumns([['BİRİM', 'ADRES', 'BAŞLIK', 'TÜR'], ...rows]));
    });
  },
};
