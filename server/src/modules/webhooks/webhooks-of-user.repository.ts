import type { Belongings } from '../../content/belongings.ts';

/** Webhooks that a user has made and that are switched on. Ending one switches it off; its address and log stay. */
export const webhooksOfUser: Belongings = {
  kind: 'webhooks',

  async list({ db }, userId) {
    const rows = await db
      .selectFrom('webhooks')
      .select(['id', 'name'])
      .where('created_by_user', '=', userId)
      .where('active', '=', 1)
      .orderBy('name')
      .execute();
    return rows.map(({ id, name }) => ({ id: String(id), title: name, rights: ['webhooks.write'] }));
  },

  async end(trx, ids) {
    await trx.updateTable('webhooks').set({ active: 0 }).where('id', 'in', ids.map(Number)).execute();
  },

  async takeOver(trx, ids, { id }) {
    await trx.updateTable('webhooks').set({ created_by_user: id }).where('id', 'in', ids.map(Number)).execute();
  },
};
