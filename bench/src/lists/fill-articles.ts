import { searchText } from '../../../server/src/platform/database/search.ts';
import type { Db } from '../../../server/src/platform/database/tables.ts';
import { inBatches } from './batches.ts';
import { hashOf } from './fill-media.ts';
import { sentencesWithSearchTerms, turkishWriter } from './turkish-texts.ts';

const PARAGRAPHS = 400;
const PARAGRAPHS_EACH = 10;
const WORDS_EACH = 70;
/** Share of the pictures that are used somewhere; the last tenth is unused. */
const USED_SHARE = 0.9;

interface Paragraph {
  html: string;
  /** The text in the form that the search index stores. */
  searchText: string;
}

/**
 * Inserts articles of 6 kB, each with a cover and every second one with a picture in its text, in the format that
 * saving produces.
 */
export async function fillArticles(db: Db, count: number, pictures: readonly number[]): Promise<void> {
  const writer = turkishWriter();
  const shown = Math.floor(pictures.length * USED_SHARE);
  const paragraphs = Array.from({ length: PARAGRAPHS }, () => paragraphOf(writer.sentence(WORDS_EACH)));
  const pictureIn = (index: number) => (index % 2 === 0 ? hashOf(index % shown) : null);
  await inBatches(count, async (indexes) => {
    const covers = indexes.map((index) => pictures[index % shown] ?? null);
    const ids = await addArticles(db, indexes, covers);
    const texts = indexes.map((index, place) => {
      const own = Array.from({ length: PARAGRAPHS_EACH }, () => writer.one(paragraphs));
      const title = `${writer.sentence(4).slice(0, -1)} ${index + 1}`;
      const text = textOf({
        title,
        own,
        searchTerms: sentencesWithSearchTerms(index, count),
        picture: pictureIn(index),
      });
      return { ...text, article_id: ids[place] ?? 0, seo_name: `makale-${index + 1}` };
    });
    await db.insertInto('article_translations').values(texts).execute();
    const recordUse = indexes.flatMap((index, place) => {
      const hash = pictureIn(index);
      return hash === null ? [] : [{ owner_id: ids[place] ?? 0, lang: 'tr', hash }];
    });
    await db.insertInto('article_text_pictures').values(recordUse).execute();
  });
}

function paragraphOf(text: string): Paragraph {
  return { html: `<p>${text}</p>`, searchText: searchText(text) };
}

async function addArticles(db: Db, indexes: readonly number[], covers: readonly (number | null)[]): Promise<number[]> {
  const now = new Date().toISOString();
  const rows = indexes.map((index, place) => ({
    queue: index + 1,
    published_at: now,
    cover_id: covers[place] ?? null,
    created_at: now,
    updated_at: now,
  }));
  const added = await db.insertInto('articles').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

interface Parts {
  title: string;
  own: readonly Paragraph[];
  searchTerms: string;
  picture: string | null;
}

function textOf({ title, own, searchTerms, picture }: Parts) {
  const image = picture === null ? '' : `<img src="/media/${picture}-960.webp" alt="" loading="lazy" />`;
  return {
    lang: 'tr',
    title,
    summary: searchTerms,
    content: [image, ...own.map(({ html }) => html)].join(''),
    document: '{"type":"doc","content":[]}',
    seo_title: null,
    seo_description: null,
    reading_minutes: 4,
    search_text: [searchText(title, searchTerms), ...own.map(({ searchText: folded }) => folded)].join(' '),
  };
}
