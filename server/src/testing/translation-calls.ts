import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type {
  NextTranslation,
  TranslatedRecord,
  TranslationDetail,
  TranslationSummary,
} from '@vitrin/shared-contracts/translation-states';
import { paragraphs } from './documents.ts';
import type { Staff } from './sign-in.ts';

/** Texts of an article in one language, as a form sends them. */
export const formTexts = (title: string, extra: object = {}) => ({
  title,
  seo_name: '',
  summary: '',
  document: paragraphs(`${title}.`),
  seo_title: '',
  seo_description: '',
  ...extra,
});

const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };

/** Returns the calls of a user that tests of translations make. */
export function translationCalls(staff: Staff) {
  const list = async (query = '') =>
    (await staff.call({ url: `${api.adminTranslations}${query}` })).body.data as TranslatedRecord[];
  return {
    async addArticle(translations: object): Promise<ArticleRecord> {
      const form = { form_data: { ...facts, translations } };
      return (await staff.call({ url: api.adminArticles, form })).body.data as ArticleRecord;
    },
    async saveArticle(
      { id, version }: Pick<ArticleRecord, 'id' | 'version'>,
      translations: object,
      extra: object = {},
    ) {
      const form_data = { ...facts, ...extra, version, translations };
      const { status, body } = await staff.call({ url: api.adminArticle(id), form: { _method: 'PUT', form_data } });
      expect(status).toBe(200);
      return body.data as ArticleRecord;
    },
    list,
    /** State of an article in English. */
    async stateOf({ id }: { id: number }): Promise<string | undefined> {
      const rows = await list('?entity=article');
      return rows.find(({ record }) => record === String(id))?.cells.find(({ lang }) => lang === 'en')?.state;
    },
    summary: async (query = '') =>
      (await staff.call({ url: `${api.adminTranslationSummary}${query}` })).body.data as TranslationSummary,
    next: async (query: string) =>
      ((await staff.call({ url: `${api.adminNextTranslation}${query}` })).body.data as NextTranslation).next,
    detail: async ({ id }: { id: number }, lang = 'en') =>
      (await staff.call({ url: api.adminTranslation('article', id, lang) })).body.data as TranslationDetail,
    confirm: ({ id }: { id: number }, source: string) =>
      staff.call({ url: api.adminTranslation('article', id, 'en'), form: { _method: 'PUT', form_data: { source } } }),
  };
}
