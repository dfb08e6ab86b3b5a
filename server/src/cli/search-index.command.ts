import { clearIndex, countOutdated, repairIndex } from '../modules/search/repair-index.service.ts';
import { parseArgs, requireUsage } from './args.ts';
import { withServices, type Command } from './command.ts';

/** Repairs the index of the visitors' search, or makes it again. The server does the first by itself. */
export const searchIndexCommand: Command = {
  name: 'search-index',
  usage: [
    ['search-index', 'Site aramasının dizinini kayıtlarla karşılaştırır, eksiklerini tamamlar'],
    ['search-index rebuild', 'Dizini silip baştan kurar; o sırada aramalar eksik sonuç verir'],
  ],
  async run(args) {
    const { positionals } = parseArgs(args, []);
    const [action] = positionals;
    requireUsage(this, positionals.length === 0 || (positionals.length === 1 && action === 'rebuild'));
    await withServices(async (services) => {
      if (action === 'rebuild') await clearIndex(services.db);
      const outdated = await countOutdated(services);
      console.log(outdated === 0 ? 'Arama dizini güncel.' : `${outdated} kayıt dizine yazılıyor…`);
      console.log(`Dizine yazılan kayıt: ${await repairIndex(services)}`);
    });
  },
};
