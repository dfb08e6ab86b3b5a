import { parse } from 'secure-json-parse';
import type { SiteLanguage, FixedPage } from '@vitrin/shared-contracts/languages';
import { builtInLanguageOf, fixedPages } from '@vitrin/shared-contracts/languages';
import type { Db } from '../../platform/database/tables.ts';

/**
 * Returns the active languages, the default first, with the pages that have content in them.
 * @param home - languages in which the sections of the home page have texts
 */
export async function listTranslatedPages(db: Db, home: readonly string[]): Promise<SiteLanguage[]> {
  const rows = await db
    .selectFrom('languages')
    .select(['abbr', 'lang', 'is_default', 'page_lang'])
    .where('active', '=', 1)
    .orderBy('is_default', 'desc')
    .orderBy('abbr')
    .execute();
  const written = await languagesByPage(db, home);
  const withContent = new Set([...Object.values(written).flatMap((each) => [...each]), ...(await otherLanguages(db))]);
  return rows.map(({ abbr, lang, is_default, page_lang }) => {
    const groups = groupsWithText(parse(page_lang));
    const isBuiltIn = builtInLanguageOf(abbr) !== null;
    // The texts of the forms that come with the product are no content of the site.
    const hasForms = groups.has('contact') || (isBuiltIn && withContent.has(abbr));
    const isWritten = (page: FixedPage) =>
      is_default === 1 || written[page].has(abbr) || (page === 'contact' && hasForms);
    const hasTexts = is_default === 1 || isBuiltIn || groups.size > 0;
    return { abbr, lang, pages: fixedPages.filter(isWritten), has_texts: hasTexts };
  });
}

/**
 * Returns the languages in which each page has content: home sections, biography, published articles, contact texts.
 */
async function languagesByPage(db: Db, home: readonly string[]): Promise<Record<FixedPage, ReadonlySet<string>>> {
  const contents = await db.selectFrom('page_contents').select(['group_name', 'key', 'lang']).execute();
  const articles = await db
    .selectFrom('article_translations')
    .innerJoin('articles', 'articles.id', 'article_translations.article_id')
    .select('lang')
    .distinct()
    .where('active', '=', 1)
    .where('published_at', '<=', new Date().toISOString())
    .execute();
  const ofGroup = (group: string, wanted?: string) =>
    contents.filter(({ group_name, key }) => group_name === group && (wanted ?? key) === key);
  return {
    home: new Set(home),
    about_us: languagesOf(ofGroup('corporate')),
    blog: languagesOf(articles),
    contact: languagesOf(ofGroup('breadcrumbs', 'contact')),
  };
}

/** Returns the languages of pages that staff have made, and of contact information that is of one language only. */
async function otherLanguages(db: Db): Promise<ReadonlySet<string>> {
  const pages = await db.selectFrom('site_page_paths').select('lang').distinct().execute();
  const contact = await db.selectFrom('contact_information').select('lang').distinct().execute();
  return languagesOf([...pages, ...contact].flatMap(({ lang }) => (lang === null ? [] : [{ lang }])));
}

function languagesOf(rows: readonly { lang: string }[]): Set<string> {
  return new Set(rows.map(({ lang }) => lang));
}

/** Returns the groups of static texts with at least one text in the language itself. */
function groupsWithText(pageLang: unknown): Set<string> {
  const groups = Object.entries(Object(pageLang) as Record<string, unknown>);
  const hasText = (texts: unknown) => Object.values(Object(texts) as object).some((text) => text !== '');
  return new Set(groups.filter(([, texts]) => hasText(texts)).map(([group]) => group));
}
