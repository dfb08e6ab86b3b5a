import { units, type RemoteName } from 'shared-contracts/releases';
import { keyedHash, randomToken } from '../access/secrets.ts';
import { recordEvent } from '../database/security-events.ts';
import { insertPublishToken } from '../releases/publish-tokens.repository.ts';
import { commandLine, CommandError, withServices, type Command } from './command.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
const remotes = units.filter((unit): unit is RemoteName => unit !== 'shell');

/** A token that may publish one remote, shown once and stored as a keyed hash. */
export const publishTokenCommand: Command = {
  name: 'publish-token',
  usage: [['publish-token <birim>', `Yayın anahtarı üretir, ${DAYS} gün geçerlidir. Birimler: ${remotes.join(', ')}`]],
  async run([name]) {
    const remote = remotes.find((known) => known === name);
    if (!remote) throw new CommandError(`Böyle bir birim yok. Birimler: ${remotes.join(', ')}`);
    const token = randomToken();
    const expires = new Date(Date.now() + DAYS * DAY_MS);
    await withServices(({ config, db }) =>
      db.transaction().execute(async (trx) => {
        await insertPublishToken(trx, remote, keyedHash(config.secret, 'publish', token), expires);
        const about = { actor: null, title: remote, entity: 'publish-token' };
        await recordEvent(trx, commandLine, { operation: 'create', result: 'done', ...about });
      }),
    );
    console.log(`${remote} için yayın anahtarı (yalnızca bir kez gösterilir):\n${token}`);
  },
};
