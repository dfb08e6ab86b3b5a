import type { Right } from '@vitrin/shared-contracts/rights';
import type { Belongings } from '../../content/belongings.ts';

/** Valid API keys of a user. Whoever takes one over must have its rights, as its creator must. */
export const apiKeysOfUser: Belongings = {
  kind: 'api-keys',

  async list({ db }, userId) {
    const rows = await db
      .selectFrom('api_keys')
      .select(['id', 'name', 'rights'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, rights }) => ({
      id: String(id),
      title: name,
      rights: ['api-keys.write', ...(JSON.parse(rights) as Right[])],
    }));
  },

  async end(trx, ids, now) {
    await trx.updateTable('api_keys').set({ revoked_at: now }).where('id', 'in', ids.map(Number)).execute();
  },

  async takeOver(trx, ids, { id }) {
    await trx.updateTable('api_keys').set({ user_id: id }).where('id', 'in', ids.map(Number)).execute();
  },
};
