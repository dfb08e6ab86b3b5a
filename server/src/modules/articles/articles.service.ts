import { articleAddresses } from './article-addresses.repository.ts';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, rowKeys, type ContentKind } from '../../content/content-kind.ts';
import {
  articleFields,
  articleInputSchema,
  type ArticleInput,
  type ArticleRecord,
  type ArticleTranslationInput,
} from '@vitrin/shared-contracts/articles';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf, knownLanguages } from '../../content/active-languages.ts';
import { searchText } from '../../platform/database/search.ts';
import { withChangedFields } from '../../content/changed-fields.ts';
import { resolveSlug, slugsOf } from '../../content/slugs.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { createOrderOperations, type OrderOperations } from '../../content/order-operations.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { requireFallbackLanguage } from '../../content/translations.ts';
import { validated } from '../../platform/http/validated.ts';
import { readingMinutes, toRichText } from '../../content/rich-text/rich-text.ts';
import type { Services } from '../../services.ts';
import {
  deleteArticle,
  hasPicture,
  insertArticle,
  removeTranslation,
  saveTranslation,
  updateArticle,
} from './article-writes.repository.ts';
import { articleTitle, findArticle } from './articles.repository.ts';
import { articleSlugs } from './articles.slugs.ts';

export { nextPublication } from './public-articles.repository.ts';

const entity = 'article';
type Input = Omit<ArticleInput, 'translations'> & { translations: Record<string, ArticleTranslationInput | null> };

/** Validates `form_data` against the shared schema. */
export function articleInput(value: unknown): Input {
  return validated(articleInputSchema, value) as Input;
}

export function createArticle(services: Services, context: WriteContext, input: Input): Promise<ArticleRecord> {
  return write(services, context, { action: 'create', entity }, (trx, stamp) => addArticle(trx, stamp, input));
}

/** Creates an article within an open transaction; one that was deleted gets its former id. */
export async function addArticle(
  trx: Db,
  stamp: Stamp,
  input: Input,
  formerId?: number,
): Promise<Written<ArticleRecord>> {
  await checkCover(trx, input.cover_id);
  const id = await insertArticle(trx, input, stamp, formerId);
  return saved(trx, id, input);
}

export async function changeArticle(
  services: Services,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<ArticleRecord> {
  const input = articleInput(await completeForm(services, { kind: articleKind, record: String(id) }, value));
  const { version = null } = input;
  const form = { kind: articleKind, record: String(id), version, input } as const;
  return saveRecord(services, context, form, (trx, _stamp, merged) => savedChange(trx, id, merged.input));
}

async function savedChange(trx: Db, id: number, input: Input): Promise<Written<ArticleRecord>> {
  await checkCover(trx, input.cover_id);
  const before = await record(trx, id);
  await updateArticle(trx, id, input);
  return withChangedFields(before, await saved(trx, id, input));
}

/** Articles in the history. */
export const articleKind: ContentKind = {
  entity,
  table: 'articles',
  schema: 1,
  fields: articleFields,
  right: 'articles.write',
  screen: (key) => adminPaths.articleUpdate(Number(key)),
  insertScreen: adminPaths.articleInsert,
  addresses: articleAddresses,
  records: (db) => rowKeys(db, 'articles'),
  async read({ db }, key) {
    const lang = await defaultLanguageOf(db);
    const found = await findArticle(db, Number(key), lang);
    if (!found) return null;
    const { id, version, updated_at: updatedAt, cover } = found;
    const values = storedValues(articleFields, { ...found, cover_id: cover?.id ?? null });
    return { version, updatedAt, title: await articleTitle(db, id, lang), values };
  },
  save: async ({ db }, key, values) => (await savedChange(db, Number(key), articleInput(values))).data,
  create: async ({ db }, values, stamp, id) => createdRecord(await addArticle(db, stamp, articleInput(values), id)),
  async remove({ db }, key) {
    if (!(await deleteArticle(db, Number(key)))) throw new NotFound();
  },
  rows: {
    deleteRight: 'articles.delete',
    order: 'articles',
    slugs: articleSlugs,
  },
};

export function removeArticle(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return trashRecord(services, context, articleKind, id);
}

export function articleOrder(services: Services): OrderOperations {
  const titleOf = async (trx: Db, id: number) => articleTitle(trx, id, await defaultLanguageOf(trx));
  return createOrderOperations(services, { table: 'articles', entity, noun: 'makale', titleOf });
}

async function saved(trx: Db, id: number, input: Input) {
  const slugs = await slugsOf(trx, articleSlugs, id);
  const fallback = await defaultLanguageOf(trx);
  requireFallbackLanguage(input.translations, {
    known: await knownLanguages(trx),
    fallback,
    present: slugs.keys(),
    field: 'title',
  });
  for (const [lang, translation] of Object.entries(input.translations)) {
    if (translation === null) await removeTranslation(trx, id, lang);
    else await saveText(trx, { id, lang, now: slugs.get(lang) ?? null }, translation);
  }
  const data = await record(trx, id);
  const fields = [
    'active',
    'published_at',
    'cover_id',
    ...Object.keys(input.translations).map((lang) => `translations.${lang}`),
  ];
  return { data, entityId: id, title: await articleTitle(trx, id, fallback), fields };
}

interface Place {
  id: number;
  lang: string;
  /** Current slug; null when the translation is new. */
  now: string | null;
}

async function saveText(trx: Db, { id, lang, now }: Place, translation: ArticleTranslationInput): Promise<void> {
  const { title, summary, seo_title, seo_description } = translation;
  const { content, document, text } = toRichText(translation.document, {
    lang,
    field: `translations.${lang}.document`,
  });
  const seo_name = await resolveSlug(trx, articleSlugs, {
    id,
    lang,
    title,
    typedSlug: translation.seo_name,
    currentSlug: now,
  });
  const search_text = searchText(title, summary, text);
  const reading_minutes = readingMinutes(text);
  await saveTranslation(trx, {
    article_id: id,
    lang,
    title,
    seo_name,
    summary,
    content,
    document,
    seo_title,
    seo_description,
    reading_minutes,
    search_text,
  });
}

async function checkCover(trx: Db, id: number | null): Promise<void> {
  if (id !== null && !(await hasPicture(trx, id))) throw new Invalid({ cover_id: invalid.choice });
}

async function record(trx: Db, id: number): Promise<ArticleRecord> {
  const found = await findArticle(trx, id, await defaultLanguageOf(trx));
  if (!found) throw new NotFound();
  return found;
}
