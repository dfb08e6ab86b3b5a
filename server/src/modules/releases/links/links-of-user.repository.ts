import type { Belongings } from '../../../content/belongings.ts';

/** Valid links to releases that a user has made. */
export const releaseLinksOfUser: Belongings = {
  kind: 'release-links',

  async list({ db }, userId) {
    const rows = await db
      .selectFrom('release_links')
      .select(['id', 'unit', 'release_id'])
      .where('created_by_user', '=', userId)
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date().toISOString())]))
      .orderBy('id')
      .execute();
    return rows.map(({ id, unit, release_id }) => ({
      id: String(id),
      title: `${unit} ${release_id}`,
      rights: ['releases.publish'],
    }));
  },

  async end(trx, ids, now) {
    await trx.updateTable('release_links').set({ revoked_at: now }).where('id', 'in', ids.map(Number)).execute();
  },

  async takeOver(trx, ids, { id, name }) {
    const creator = { created_by_user: id, created_by: name };
    await trx.updateTable('release_links').set(creator).where('id', 'in', ids.map(Number)).execute();
  },
};
