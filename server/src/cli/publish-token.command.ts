import { publishKeyDays, publishKeySchema, type PublishKeyRow } from '@vitrin/shared-contracts/release-management';
import { createKey, revokePublishKey, listKeys, keyTitle } from '../modules/releases/keys/release-keys.service.ts';
import { formatColumns, shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { validatedInput, parseArgs, requireUsage } from './args.ts';

const SHOWN = 100;

/**
 * Creates a credential that may publish one remote, shown once; the site stores a hash and the public half of its key.
 */
export const publishTokenCommand: Command = {
  name: 'publish-token',
  usage: [
    [
      'publish-token <birim> [--name "<ad>"] [--days <gün>]',
      `Yayın anahtarı üretir; süre belirtilmezse ${publishKeyDays.default} gün geçerlidir`,
    ],
  ],
  async run(args) {
    const { positionals, options } = parseArgs(args, ['name', 'days']);
    const [remote] = positionals;
    requireUsage(this, positionals.length === 1);
    const input = validatedInput(publishKeySchema, { remote, name: 'Komut satırı', ...options });
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
      const lines = rows.map((key) => [String(key.id), key.remote, key.name, stateOf(key), lastUse(key)]);
      console.log(formatColumns([['NO', 'BİRİM', 'AD', 'DURUM', 'SON KULLANIM'], ...lines]));
    });
  },
};

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
