import { limits } from '@vitrin/shared-contracts/limits';
import {
  publishKeyDays,
  publishKeySchema,
  publishQuotaSchema,
  type PublishKeyRow,
} from '@vitrin/shared-contracts/release-management';
import {
  changeQuota,
  createKey,
  keyTitle,
  listKeys,
  requireKey,
  revokePublishKey,
} from '../modules/releases/keys/release-keys.service.ts';
import { formatColumns, shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { validatedInput, parseArgs, requireUsage } from './args.ts';

const SHOWN = 100;
const MEGABYTE = 1_048_576;
const { releasesPerDay, keptMegabytes } = limits.publishQuota;
const quotaOptions = ['per-day', 'megabytes'] as const;

function quotaOf(options: Partial<Record<(typeof quotaOptions)[number], string>>): Record<string, string> {
  const { 'per-day': perDay, megabytes } = options;
  return { ...(perDay && { releases_per_day: perDay }), ...(megabytes && { kept_megabytes: megabytes }) };
}

/**
 * Creates a credential that may publish one remote, shown once; the site stores a hash and the public half of its key.
 */
export const publishTokenCommand: Command = {
  name: 'publish-token',
  usage: [
    [
      'publish-token <birim> [--name "<ad>"] [--days <gün>] [--per-day <sürüm>] [--megabytes <MB>]',
      `Yayın anahtarı üretir; süre belirtilmezse ${publishKeyDays.default} gün geçerlidir, günde ${releasesPerDay.default} sürüm yükler, birimine ${keptMegabytes.default} MB yer verir`,
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['name', 'days', ...quotaOptions]);
    const [remote] = positionals;
    requireUsage(this, positionals.length === 1);
    // Without a name the release log shows the remote, never this command, which does not publish.
    const { name = remote, days } = options;
    const input = validatedInput(publishKeySchema, { remote, name, ...(days && { days }), ...quotaOf(options) });
    await withServices(async (services) => {
      const { key, secret } = await createKey(services, commandContext, input);
      console.log(
        `${key.remote} için yayın anahtarı, ${shownTime(key.expires_at)} tarihine kadar (yalnızca bir kez gösterilir):`,
      );
      console.log(secret);
    });
  },
};

export const publishTokensCommand: Command = {
  name: 'publish-tokens',
  usage: [['publish-tokens', 'Yayın anahtarlarını sıralar']],
  async run(args) {
    requireUsage(this, parseArgs(args).positionals.length === 0);
    await withServices(async ({ db }) => {
      const { rows } = await listKeys(db, { page: 1, size: SHOWN });
      if (rows.length === 0) return console.log('Yayın anahtarı yok.');
      const lines = rows.map((key) => [
        String(key.id),
        key.remote,
        key.name,
        stateOf(key),
        lastUse(key),
        ...usedQuota(key),
      ]);
      console.log(formatColumns([['NO', 'BİRİM', 'AD', 'DURUM', 'SON KULLANIM', '24 SAATTE', 'YER'], ...lines]));
    });
  },
};

export const publishQuotaCommand: Command = {
  name: 'publish-quota',
  usage: [
    [
      'publish-quota <no> [--per-day <sürüm>] [--megabytes <MB>]',
      'Yayın anahtarının günlük sürüm ve yer sınırını değiştirir',
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, quotaOptions);
    const id = Number(positionals[0]);
    const typed = quotaOf(options);
    const isKnown = positionals.length === 1 && Number.isSafeInteger(id) && id > 0;
    requireUsage(this, isKnown && Object.keys(typed).length > 0);
    await withServices(async (services) => {
      const { quota } = await requireKey(services.db, id);
      const now = { releases_per_day: quota.releases.allowed, kept_megabytes: quota.bytes.allowed / MEGABYTE };
      const input = validatedInput(publishQuotaSchema, { ...now, ...typed });
      const key = await changeQuota(services, commandContext, id, input);
      console.log(`${keyTitle(key)}: 24 saatte ${usedQuota(key).join(', ')}.`);
    });
  },
};

/** Returns what is used and allowed, of releases and of space. */
function usedQuota({ quota: { releases, bytes } }: PublishKeyRow): [string, string] {
  const used = (bytes.used / MEGABYTE).toFixed(0);
  return [`${releases.used}/${releases.allowed} sürüm`, `${used}/${(bytes.allowed / MEGABYTE).toFixed(0)} MB`];
}

export const revokeTokenCommand: Command = {
  name: 'revoke-token',
  usage: [['revoke-token <no>', 'Yayın anahtarını hemen geçersiz kılar; yüklediği sürümler kalır']],
  async run(args) {
    const { positionals } = parseArgs(args);
    const id = Number(positionals[0]);
    requireUsage(this, positionals.length === 1 && Number.isSafeInteger(id) && id > 0);
    await withServices(async (services) => {
      const key = await revokePublishKey(services, commandContext, id);
      console.log(`${keyTitle(key)}: anahtar iptal edildi.`);
    });
  },
};

function stateOf({ revoked_at, expires_at }: PublishKeyRow): string {
  if (revoked_at !== null) return `iptal edildi ${shownTime(revoked_at)}`;
  const isOver = Date.parse(expires_at) <= Date.now();
  return isOver ? `süresi doldu ${shownTime(expires_at)}` : `geçerli, ${shownTime(expires_at)} tarihine kadar`;
}

function lastUse({ last_used_at }: PublishKeyRow): string {
  return last_used_at === null ? 'hiç' : shownTime(last_used_at);
}
