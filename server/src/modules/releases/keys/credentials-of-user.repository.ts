import type { Belongings } from '../../../content/belongings.ts';
import { deletePipeline } from '../pipelines/pipelines.repository.ts';

const rights = ['releases.publish'] as const;

/** Valid publishing credentials of a user, without those that jobs of pipelines get for a few minutes. */
export const publishKeysOfUser: Belongings = {
  kind: 'publish-keys',

  async list({ db }, userId) {
    const rows = await db
      .selectFrom('publish_tokens')
      .select(['id', 'name', 'remote'])
      .where('created_by_user', '=', userId)
      .where('pipeline_id', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, remote }) => ({
      id: String(id),
      title: [name, remote].filter(Boolean).join(', '),
      rights,
    }));
  },

  async end(trx, ids, now) {
    await trx.updateTable('publish_tokens').set({ revoked_at: now }).where('id', 'in', ids.map(Number)).execute();
  },

  async takeOver(trx, ids, { id, name }) {
    const creator = { created_by_user: id, created_by: name };
    await trx.updateTable('publish_tokens').set(creator).where('id', 'in', ids.map(Number)).execute();
  },
};

/** Pipelines that publish because a user trusts them. Ending one also revokes the credentials that it has just got. */
export const pipelinesOfUser: Belongings = {
  kind: 'pipelines',

  async list({ db }, userId) {
    const rows = await db
      .selectFrom('trusted_pipelines')
      .select(['id', 'name', 'remote'])
      .where('created_by_user', '=', userId)
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, remote }) => ({ id: String(id), title: `${name}, ${remote}`, rights }));
  },

  async end(trx, ids) {
    for (const id of ids) await deletePipeline(trx, Number(id));
  },

  async takeOver(trx, ids, { id, name }) {
    const creator = { created_by_user: id, created_by: name };
    await trx.updateTable('trusted_pipelines').set(creator).where('id', 'in', ids.map(Number)).execute();
  },
};
