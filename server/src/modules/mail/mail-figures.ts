import type { Db } from '../../platform/database/tables.ts';
import type { Figure } from '../../platform/metrics/metrics.ts';
import { countOutbox, oldestUnsent } from './outbox-list.repository.ts';

export const mailFigures: readonly Figure<Db>[] = [
  {
    name: 'vitrin_mail_outbox_oldest_seconds',
    help: 'Age of the oldest mail that is still to be sent; 0 when none is.',
    async read(db) {
      const at = await oldestUnsent(db);
      return at === null ? 0 : Math.max(0, (Date.now() - Date.parse(at)) / 1_000);
    },
  },
  {
    name: 'vitrin_mail_outbox_waiting',
    help: 'Mails that are still to be sent.',
    read: async (db) => (await countOutbox(db)).waiting,
  },
  {
    name: 'vitrin_mail_outbox_failed',
    help: 'Mails that were given up and that staff can send again.',
    read: async (db) => (await countOutbox(db)).failed,
  },
];
