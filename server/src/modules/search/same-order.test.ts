import { createHash } from 'node:crypto';
import { buildTestServices } from '../../testing/test-app.ts';
import { findRanked } from './ranked-entries.ts';
import { repairIndex } from './repair-index.service.ts';

const DOCUMENTS = 120;
const SEARCHES = 1_000;
const languages = { requested: 'tr', fallback: 'tr' };
const words =
  'köprü köprüler köprüsü kopru kopuk isi ısı işi ısıtma yapı yapısı yap SM-410 SM410 410 güçlendirme güçlü güç betonarme beton tünel tüneller'.split(
    ' ',
  );

/** A linear congruential generator: the same texts and searches in every run. */
function generator() {
  let state = 7;
  const number = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const one = () => words[number(words.length)] ?? '';
  return { number, some: (count: number) => Array.from({ length: count }, one).join(' ') };
}

/** What both databases find, in its order; changed by new rules only. */
const expected = 'ff5f4e7f5e09ec10';

it('a thousand searches find the same in the same order on both databases', async () => {
  const { services, close } = await buildTestServices();
  const { db } = services;
  const { number, some } = generator();
  for (let id = 1; id <= DOCUMENTS; id += 1) {
    const at = new Date(Date.UTC(2026, 0, 1 + number(5))).toISOString();
    const times = { published_at: at, created_at: at, updated_at: at };
    await db
      .insertInto('articles')
      .values({ id, queue: id, ...times })
      .execute();
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: some(6) }] }];
    const document = JSON.stringify({ type: 'doc', content });
    const plain = {
      summary: '',
      content: '',
      seo_title: null,
      seo_description: null,
      reading_minutes: 1,
      search_text: '',
    };
    const text = { article_id: id, lang: 'tr', title: some(2), seo_name: `m-${id}`, document, ...plain };
    await db.insertInto('article_translations').values(text).execute();
  }
  expect(await repairIndex(services)).toBe(DOCUMENTS);
  const hash = createHash('sha256');
  for (let search = 0; search < SEARCHES; search += 1) {
    const typed = some(1 + number(2)).slice(0, 3 + number(12));
    hash.update(JSON.stringify([typed, (await findRanked(db, { search: typed, entities: null, languages })).ids]));
  }
  await close();
  expect(hash.digest('hex').slice(0, 16)).toBe(expected);
});
