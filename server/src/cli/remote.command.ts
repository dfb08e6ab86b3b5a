import { remoteSchema } from 'shared-contracts/release-management';
import { raiseContentVersion } from '../database/content-version.ts';
import { helpersOf } from '../database/helpers.ts';
import { recordEvent } from '../database/security-events.ts';
import type { Db } from '../database/tables.ts';
import { addRemote, takeRemoteAway } from '../modules/releases/remotes.service.ts';
import { listRemotes } from '../modules/releases/units.service.ts';
import { inColumns } from './columns.ts';
import { commandActor, commandLine, withServices, type Command } from './command.ts';
import { checkedInput, readWords, requireForm } from './words.ts';

/** Further remotes that a team ships. */
export const remoteCommand: Command = {
  name: 'remote',
  usage: [
    ['remote add <birim> <bölüm> "<başlık>"', 'Yeni bir uzak birim: adresin ilk bölümü ona gider'],
    ['remote remove <birim>', 'Canlı sürümü olmayan ek birimi ve anahtarlarını kaldırır'],
  ],
  async run(words) {
    const { given } = readWords(words);
    const [action, name = '', segment, title] = given;
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

/** Pages in memory name the segments of all remotes: the raised version makes every server forget them. */
async function change(
  operation: 'create' | 'delete',
  title: string,
  run: (trx: Db) => Promise<unknown>,
): Promise<void> {
  await withServices(({ db }) =>
    db.transaction().execute(async (trx) => {
      await run(trx);
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
