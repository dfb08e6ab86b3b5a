import { limits } from 'shared-contracts/limits';
import { mailboxKinds } from 'shared-contracts/mailbox';
import { noteDestruction } from '../../database/destructions.ts';
import { helpersOf } from '../../database/helpers.ts';
import { holdInboxes } from '../../database/inbox-lock.ts';
import type { Db } from '../../database/tables.ts';
import { removeCvs, settledCvs } from '../../media/cv-files.ts';
import type { Services } from '../../services.ts';
import { expiredMessages, strayFiles, type ExpiredMessage } from './destroy-expired.repository.ts';
import { deleteMessages } from './mailbox-writes.repository.ts';

type Needed = Pick<Services, 'db' | 'config' | 'inbox'>;

/** Destroys messages whose time is over and files that belong to no message. Answers how many of each. */
export async function destroyExpired(services: Needed): Promise<{ messages: number; files: number }> {
  const { db, config } = services;
  let messages = 0;
  let count: number;
  do {
    count = await destroySome(services);
    messages += count;
  } while (count === limits.idList);
  const strays = await strayFiles(db, await settledCvs(config.dataDir));
  await removeCvs(config.dataDir, strays);
  return { messages, files: strays.length };
}

/** As many as one transaction may take; the files go once it is committed. */
async function destroySome({ db, config, inbox }: Needed): Promise<number> {
  const { expired, cvs } = await db.transaction().execute(async (trx) => {
    // Two servers that destroy at the same moment would both note the same messages.
    await helpersOf(trx).lock(trx, 'destruction');
    await holdInboxes(trx);
    const found = await expiredMessages(trx, new Date().toISOString(), limits.idList);
    if (found.length === 0) return { expired: found, cvs: [] };
    const files = await deleteMessages(
      trx,
      found.map(({ id }) => id),
    );
    await noteExpired(trx, found);
    return { expired: found, cvs: files };
  });
  await removeCvs(config.dataDir, cvs);
  for (const kind of mailboxKinds)
    if (expired.some((message) => message.kind === kind)) inbox.tell({ kind, received: null });
  return expired.length;
}

async function noteExpired(trx: Db, expired: readonly ExpiredMessage[]): Promise<void> {
  for (const kind of mailboxKinds) {
    const references = expired.filter((message) => message.kind === kind).map(({ reference }) => reference);
    await noteDestruction(trx, { kind, reason: 'period', count: references.length, actor: '', references });
  }
}
