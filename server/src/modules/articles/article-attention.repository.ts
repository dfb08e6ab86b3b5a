import { countActiveLanguages } from '../../content/active-languages.ts';
import type { AttentionCounts } from '../../content/module-descriptions.ts';
import type { Db } from '../../platform/database/tables.ts';

export const articleAttention: AttentionCounts = {
  async 'article-translations'(db) {
    const { total } = await shownTranslations(db).executeTakeFirstOrThrow();
    const { articles } = await db
      .selectFrom('articles')
      .select((select) => select.fn.countAll<number>().as('articles'))
      .executeTakeFirstOrThrow();
    return articles * (await countActiveLanguages(db)) - total;
  },

  async 'article-summaries'(db) {
    const { total } = await shownTranslations(db).where('summary', '=', '').executeTakeFirstOrThrow();
    return total;
  },
};

function shownTranslations(db: Db) {
  return db
    .selectFrom('article_translations')
    .innerJoin('languages', 'languages.abbr', 'article_translations.lang')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('languages.active', '=', 1);
}
