import { units, type RemoteName } from 'shared-contracts/releases';
import { keyedHash, randomToken } from '../access/secrets.ts';
import { insertPublishToken } from '../releases/publish-tokens.repository.ts';
import { CommandError, withServices, type Command } from './command.ts';

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
    await withServices(({ config, db }) =>
      insertPublishToken(db, remote, keyedHash(config.secret, 'publish', token), new Date(Date.now() + DAYS * DAY_MS)),
    );
    console.log(`${remote} için yayın anahtarı (yalnızca bir kez gösterilir):\n${token}`);
  },
};
