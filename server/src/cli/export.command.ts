import { stat } from 'node:fs/promises';
import { exportSite, isTooLarge } from '../modules/site-export/site-export.service.ts';
import { parseArgs, requireUsage } from './args.ts';
import { CommandError, withServices, type Command } from './command.ts';

/** Writes everything that staff edit to one archive, for another program. A backup is another command. */
export const exportCommand: Command = {
  name: 'export',
  usage: [['export <dosya.zip>', 'Bütün içeriği JSON ve Markdown olarak, görselleriyle tek arşive yazar']],
  async run(args) {
    const { positionals } = parseArgs(args);
    const [path] = positionals;
    requireUsage(this, path !== undefined && positionals.length === 1);
    if (await stat(path).catch(() => null)) throw new CommandError(`${path}: bu adda bir dosya zaten var.`);
    await withServices(async (services) => {
      const { records, texts, files } = await exportSite(services, path).catch((error: unknown) => {
        throw isTooLarge(error) ? new CommandError('İçerik 4 GB sınırını aşıyor; tek arşive sığmadı.') : error;
      });
      console.log(`Yazılan kayıt: ${records}, metin: ${texts}, dosya: ${files}`);
    });
  },
};
