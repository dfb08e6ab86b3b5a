import type { Belongings } from '../../content/belongings.ts';

/** Valid preview links that a user has made. */
export const previewLinksOfUser: Belongings = {
  kind: 'preview-links',

  async list({ db, kinds }, userId) {
    const rows = await db
      .selectFrom('preview_links')
      .select(['id', 'entity', 'title', 'lang'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('created_at')
      .execute();
    return rows.flatMap(({ id, entity, title, lang }) => {
      const kind = kinds.get(entity);
      return kind ? [{ id, title: `${title} (${lang})`, rights: [kind.right] }] : [];
    });
  },

  async end(trx, ids, now) {
    await trx.updateTable('preview_links').set({ revoked_at: now, values_json: '{}' }).where('id', 'in', ids).execute();
  },

  async takeOver(trx, ids, { id, name }) {
    await trx.updateTable('preview_links').set({ user_id: id, author: name }).where('id', 'in', ids).execute();
  },
};
