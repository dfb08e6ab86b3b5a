import type { ArticleInput } from '@vitrin/shared-contracts/articles';
import { nextQueue } from '../../content/reorder.ts';
import { deleteFormerSlugs } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import { recordTextPictures } from '../../content/text-pictures.repository.ts';
import type { Stamp } from '../../platform/database/write-context.ts';
import { articleSlugs } from './articles.slugs.ts';

type Facts = Pick<ArticleInput, 'active' | 'published_at' | 'cover_id'>;

function columnsOf({ active, published_at, cover_id }: Facts) {
  return { active, published_at, cover_id };
}

export async function insertArticle(trx: Db, facts: Facts, { now, userId }: Stamp, id?: number): Promise<number> {
  const queue = await nextQueue(trx, 'articles');
  const row = await trx
    .insertInto('articles')
    .values({ id, ...columnsOf(facts), queue, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateArticle(trx: Db, id: number, facts: Facts): Promise<void> {
  await trx.updateTable('articles').set(columnsOf(facts)).where('id', '=', id).execute();
}

export async function deleteArticle(trx: Db, id: number): Promise<boolean> {
  await deleteFormerSlugs(trx, articleSlugs, id);
  const gone = await trx.deleteFrom('articles').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}

export interface TranslationRow {
  article_id: number;
  lang: string;
  title: string;
  seo_name: string;
  summary: string;
  content: string;
  document: string;
  seo_title: string | null;
  seo_description: string | null;
  reading_minutes: number;
  search_text: string;
}

export async function saveTranslation(trx: Db, row: TranslationRow): Promise<void> {
  await trx
    .insertInto('article_translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['article_id', 'lang']).doUpdateSet(row))
    .execute();
  await recordTextPictures(trx, { table: 'article_text_pictures', id: row.article_id, lang: row.lang }, row.content);
}

export async function removeTranslation(trx: Db, articleId: number, lang: string): Promise<void> {
  await trx.deleteFrom('article_translations').where('article_id', '=', articleId).where('lang', '=', lang).execute();
}

export async function hasPicture(trx: Db, id: number): Promise<boolean> {
  return (await trx.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
