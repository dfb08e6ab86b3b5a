import {
  deleteArchivedRemote,
  listArchived,
  requireArchived,
  restoreRemote,
} from '../modules/releases/remotes/archive.service.ts';
import { parseArgs, requireUsage } from './args.ts';
import { formatColumns, shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';

/** Lists the retired remotes, brings one back, or deletes one before its time. */
export const archiveCommand: Command = {
  name: 'archive',
  usage: [
    ['archive', 'Arşivdeki birimleri ve silinecekleri günü sıralar'],
    ['archive restore <birim> [<bölüm>]', 'Birimi arşivden eski bölümüne ya da <bölüm> altına geri getirir'],
    ['archive delete <birim>', 'Arşivdeki birimi sürümleriyle hemen siler; geri alınamaz'],
  ],
  async run(args) {
    const [action, name = '', segment, ...more] = parseArgs(args).positionals;
    requireUsage(this, more.length === 0 && (action === undefined) === (name === ''));
    if (action === undefined) return showArchive();
    requireUsage(this, action === 'restore' || (action === 'delete' && segment === undefined));
    return action === 'restore' ? restore(name, segment) : deleteFromArchive(name);
  },
};

async function showArchive(): Promise<void> {
  await withServices(async ({ db }) => {
    const rows = await listArchived(db);
    if (rows.length === 0) return console.log('Arşiv boş.');
    const lines = rows.map(({ name, segment, title, releases, remove_at: removeAt, reason }) => [
      name,
      `/${segment}`,
      title,
      String(releases),
      shownTime(removeAt),
      reason,
    ]);
    console.log(formatColumns([['BİRİM', 'ADRES', 'BAŞLIK', 'SÜRÜM', 'SİLİNECEĞİ GÜN', 'NEDEN'], ...lines]));
  });
}

async function restore(name: string, segment: string | undefined): Promise<void> {
  await withServices(async (services) => {
    const archived = await requireArchived(services.db, name);
    const input = { segment: segment ?? archived.segment, title: archived.title };
    const remote = await restoreRemote(services, commandContext, name, input);
    console.log(`${name} geri getirildi: /${remote.segment}. Bir sürümünü canlıya alın: promote ${name} <sürüm>`);
  });
}

async function deleteFromArchive(name: string): Promise<void> {
  await withServices(async (services) => {
    const { releases } = await deleteArchivedRemote(services, commandContext, name);
    console.log(`${name} ve ${releases} sürümü arşivden silindi.`);
  });
}
