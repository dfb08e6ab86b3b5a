import { remoteSchema, retireSchema } from 'shared-contracts/release-management';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { helpersOf } from '../platform/database/helpers.ts';
import { recordEvent } from '../platform/database/security-events.ts';
import type { Db } from '../platform/database/tables.ts';
import { addRemote, requireAddedRemote, takeRemoteAway } from '../modules/releases/remotes.service.ts';
import { takeOffTheSite } from '../modules/releases/retire.service.ts';
import { listRemotes } from '../modules/releases/units.service.ts';
import type { Services } from '../services.ts';
import { inColumns } from './columns.ts';
import { commandActor, commandLine, withServices, type Command } from './command.ts';
import { checkedInput, readWords, requireForm } from './words.ts';

const DEFAULT_REASON = 'Komut satırından';

interface RetireOptions {
  redirect?: string;
  reason?: string;
}

/** Further remotes that a team ships. */
export const remoteCommand: Command = {
  name: 'remote',
  usage: [
    ['remote add <birim> <bölüm> "<başlık>"', 'Yeni bir uzak birim: adresin ilk bölümü ona gider'],
    ['remote remove <birim>', 'Canlı sürümü olmayan ek birimi ve anahtarlarını kaldırır'],
    [
      'remote retire <birim> [--redirect <yol>] [--reason "<neden>"]',
      'Canlı ek birimi yayından kaldırır: adresi kapanır ya da <yol> adresine yönlenir, anahtarları iptal edilir',
    ],
  ],
  async run(words) {
    const { given, options } = readWords(words, ['redirect', 'reason']);
    const [action, name = '', segment, title] = given;
    if (action === 'retire') {
      requireForm(this, given.length === 2);
      return retire(name, options);
    }
    requireForm(this, Object.keys(options).length === 0);
    if (action === 'add') {
      requireForm(this, given.length === 4);
      const input = checkedInput(remoteSchema, { name, segment, title });
      await change('create', name, (trx) => addRemote(trx, input, commandActor));
      return console.log(`${name} eklendi: /${input.segment}`);
    }
    requireForm(this, action === 'remove' && given.length === 2);
    await change('delete', name, (trx) => takeRemoteAway(trx, name));
    console.log(`${name} kaldırıldı.`);
  },
};

/** What stands now is what is decided about. */
async function retire(name: string, { redirect, reason = DEFAULT_REASON }: RetireOptions): Promise<void> {
  const typed = checkedInput(retireSchema, { expected: null, reason, redirect: redirect ?? null });
  await change('delete', name, async (trx, { config }) => {
    const { live: expected, segment } = await requireAddedRemote(trx, name);
    const stamp = { now: new Date().toISOString(), userId: null };
    await takeOffTheSite(trx, stamp, { ...typed, name, expected, actor: commandActor }, config.publicUrl);
    const address =
      typed.redirect === null ? 'adresi artık bulunamaz' : `adresi artık ${typed.redirect} adresine yönlenir`;
    console.log(`${name} yayından kaldırılıyor: /${segment} ${address}.`);
  });
  console.log('Anahtarları iptal edildi; sürümleri 30 gün saklanır. Çalışan sunucu bir saniye içinde uygular.');
}

/** Pages in memory name the segments of all remotes: the raised version makes every server forget them. */
async function change(
  operation: 'create' | 'delete',
  title: string,
  run: (trx: Db, services: Services) => Promise<unknown>,
): Promise<void> {
  await withServices((services) =>
    services.db.transaction().execute(async (trx) => {
      await run(trx, services);
      await helpersOf(trx).notifyChange(trx, await raiseContentVersion(trx));
      await recordEvent(trx, commandLine, { operation, result: 'done', actor: null, title, entity: 'remote' });
    }),
  );
}

export const remotesCommand: Command = {
  name: 'remotes',
  usage: [['remotes', 'Uzak birimleri ve adreslerini sıralar']],
  async run(words) {
    requireForm(this, readWords(words).given.length === 0);
    await withServices(async ({ db }) => {
      const rows = (await listRemotes(db)).map(({ name, segment, title, is_built_in }) => [
        name,
        segment === '*' ? 'diğer bütün adresler' : `/${segment}`,
        title,
        is_built_in ? 'yerleşik' : 'eklendi',
      ]);
      console.log(inColumns([['BİRİM', 'ADRES', 'BAŞLIK', 'TÜR'], ...rows]));
    });
  },
};
