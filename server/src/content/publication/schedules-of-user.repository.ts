import { exactTime } from '@vitrin/shared-contracts/relative-time';
import type { Belongings } from '../belongings.ts';

/** Scheduled publications of a user; without an entitled author they are held at their time. */
export const schedulesOfUser: Belongings = {
  kind: 'schedules',

  async list({ db, kinds }, userId) {
    const rows = await db
      .selectFrom('scheduled_publications')
      .select(['id', 'entity', 'title', 'due_at'])
      .where('author_id', '=', userId)
      .where('state', '=', 'pending')
      .orderBy('due_at')
      .execute();
    return rows.flatMap(({ id, entity, title, due_at }) => {
      const kind = kinds.get(entity);
      if (!kind) return [];
      const name = title === '' ? 'Adsız kayıt' : title;
      return [{ id, title: `${name}, ${exactTime(new Date(due_at))}`, rights: [kind.right] }];
    });
  },

  async end(trx, ids) {
    await trx.deleteFrom('scheduled_publications').where('id', 'in', ids).execute();
  },

  async takeOver(trx, ids, { id, name }) {
    const author = { author_id: id, author_name: name };
    await trx.updateTable('scheduled_publications').set(author).where('id', 'in', ids).execute();
  },
};
