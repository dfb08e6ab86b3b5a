import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import { api } from '@vitrin/shared-contracts/paths';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { paragraphs } from './documents.ts';
import type { Staff } from './sign-in.ts';

/** Returns the texts of an article in one language. */
export const articleTexts = (title: string, extra: object = {}) => ({
  title,
  document: paragraphs(`${title}.`),
  seo_title: '',
  seo_description: '',
  ...extra,
});

/** Returns the calls of a user that tests of the trash make. */
export function trashCalls(staff: Staff) {
  const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const deletion = { _method: 'DELETE' };
  return {
    async addArticle(title: string, extra: object = {}): Promise<ArticleRecord> {
      const form_data = { ...facts, translations: { tr: articleTexts(title) }, ...extra };
      return (await staff.call({ url: api.adminArticles, form: { form_data } })).body.data as ArticleRecord;
    },
    saveArticle({ id, version }: ArticleRecord, tr: object) {
      const form_data = { ...facts, version, translations: { tr } };
      return staff.call({ url: api.adminArticle(id), form: { _method: 'PUT', form_data } });
    },
    trashArticle: ({ id }: { id: number }) => staff.call({ url: api.adminArticle(id), form: deletion }),
    remove: (url: string, id: number) => staff.call({ url: `${url}/${id}`, form: deletion }),
    restore: (entity: string, ids: number[]) =>
      staff.call({ url: api.adminTrashRestore, form: { form_data: { entity, ids } } }),
    destroy: (entity: string, ids: number[]) =>
      staff.call({ url: api.adminTrash, form: { ...deletion, form_data: { entity, ids } } }),
    empty: (fields: object = {}) => staff.call({ url: api.adminTrashAll, form: { ...deletion, ...fields } }),
    rows: async (query = '') => (await staff.call({ url: `${api.adminTrash}${query}` })).body.data as TrashRow[],
    history: async (id: number) =>
      (await staff.call({ url: api.adminRecordHistory('article', id) })).body.data as VersionRow[],
    /** Titles of the articles in their order. */
    async order(): Promise<string> {
      const { body } = await staff.call({ url: api.adminArticles });
      return (body.data as { title: string }[]).map(({ title }) => title).join(' ');
    },
  };
}
