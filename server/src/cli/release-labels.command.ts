import { limits } from '@vitrin/shared-contracts/limits';
import { releaseLabelsSchema, releaseLinkSchema } from '@vitrin/shared-contracts/release-lifecycle';
import { createLink, revokeReleaseLink } from '../modules/releases/links/release-links.service.ts';
import { requireUnit } from '../modules/releases/remotes/units.service.ts';
import { labelsOf, setLabels } from '../modules/releases/tags/release-tags.service.ts';
import { parseArgs, requireUsage, validatedInput } from './args.ts';
import { shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';

/** Changes tags and note of a stored release. */
export const labelReleaseCommand: Command = {
  name: 'label',
  usage: [
    [
      'label <birim> <sürüm> [--tags "<etiket>,…"] [--note "<not>"]',
      'Saklanan sürümün etiketlerini ve notunu değiştirir; verilmeyen kalır',
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['tags', 'note']);
    const { tags, ...note } = options;
    const [name = '', reference = ''] = positionals;
    requireUsage(this, positionals.length === 2 && Object.keys(options).length > 0);
    await withServices(async (services) => {
      const { unit } = await requireUnit(services.db, name);
      const now = await labelsOf(services.db, unit, reference);
      const input = validatedInput(releaseLabelsSchema, { ...now, ...note, ...(tags !== undefined && tagsFrom(tags)) });
      await setLabels(services, commandContext, unit, input);
      console.log(`${unit} ${input.id}: ${input.tags.join(', ') || 'etiketsiz'}`);
    });
  },
};

function tagsFrom(text: string): { tags: string[] } {
  return { tags: text.split(',').flatMap((tag) => tag.trim() || []) };
}

/** Creates or revokes a link to a stored release. */
export const releaseLinkCommand: Command = {
  name: 'release-link',
  usage: [
    [
      'release-link <birim> <sürüm> [--days <gün> | --days 0]',
      `Siteyi bu sürümle gösteren bağlantı üretir; ${limits.releaseLinks.days.default} ya da <gün> gün, 0 ise iptal edilene kadar geçerlidir`,
    ],
    ['release-link revoke <no>', 'Bağlantıyı hemen geçersiz kılar'],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['days']);
    const [name = '', reference = ''] = positionals;
    requireUsage(this, positionals.length === 2);
    if (name === 'revoke') return revoke(this, Number(reference));
    const days = options.days === '0' ? null : options.days;
    const input = validatedInput(releaseLinkSchema, { id: reference, ...(days !== undefined && { days }) });
    await withServices(async (services) => {
      const { unit } = await requireUnit(services.db, name);
      const { id, address, expires_at: until } = await createLink(services, commandContext, unit, input);
      const end = until === null ? 'iptal edilene' : `${shownTime(until)} tarihine`;
      console.log(`${id} numaralı bağlantı, ${end} kadar geçerli:\n${address}`);
    });
  },
};

async function revoke(command: Command, id: number): Promise<void> {
  requireUsage(command, Number.isSafeInteger(id) && id > 0);
  await withServices(async (services) => {
    const { release_id: release } = await revokeReleaseLink(services, commandContext, id);
    console.log(`${release} sürümünün ${id} numaralı bağlantısı iptal edildi.`);
  });
}
