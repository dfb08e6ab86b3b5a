import type { ArticleRow, ArticleSummary } from '@vitrin/shared-contracts/articles';
import { searchText } from '../../platform/database/search.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const ARTICLES = 80;

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'editor');
  await seedArticles();
});
afterAll(() => test.close());

/**
 * Nine of ten texts contain the common word, one contains the rare word. The list order differs from the order of the
 * ids.
 */
async function seedArticles(): Promise<void> {
  const { db } = test.services;
  const now = '2026-01-01T00:00:00.000Z';
  const numbers = Array.from({ length: ARTICLES }, (_, index) => index + 1);
  const ids = await db
    .insertInto('articles')
    .values(
      numbers.map((number) => ({ queue: (number * 7) % 81, published_at: now, created_at: now, updated_at: now })),
    )
    .returning(['id', 'queue'])
    .execute();
  const text = { summary: '', content: '', document: '{}', seo_title: null, seo_description: null, reading_minutes: 1 };
  const searchTerms = (number: number) =>
    [number % 10 === 0 ? 'Çelik' : 'Üstün KALİTE', number === 40 ? 'zümrüdüanka 100%' : ''].join(' ');
  const rows = ids.map(({ id, queue }, index) => {
    const title = `Yazı ${queue}: ${searchTerms(index + 1)}`;
    return { ...text, article_id: id, lang: 'tr', title, seo_name: `yazi-${id}`, search_text: searchText(title) };
  });
  await db.insertInto('article_translations').values(rows).execute();
}

function paragraphOf(text: string): object {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

async function found(search: string, page = 1): Promise<{ queues: number[]; total: number | undefined }> {
  const { body } = await staff.call({ url: `/api/admin/blog?page=${page}&search=${encodeURIComponent(search)}` });
  return { queues: (body.data as ArticleRow[]).map(({ queue }) => queue), total: body.meta?.total };
}

it.each(['kalite', 'ALİT', 'üs', 'ka ustun', 'yazi'])(
  'the article search finds the common term %s on every page, in list order',
  async (search) => {
    const pages = [await found(search), await found(search, 2), await found(search, 3), await found(search, 4)];
    const queues = pages.flatMap((page) => page.queues);
    const expected = search === 'yazi' ? ARTICLES : 72;
    expect(pages[0]?.total).toBe(expected);
    expect(new Set(queues).size).toBe(expected);
    expect(queues).toEqual(queues.toSorted((left, right) => right - left));
    expect((await found(search, 5)).queues).toEqual([]);
  },
);

it.each(['zümrüdüanka', 'celik zumru', 'ze 100', 'yazı zümrüdüanka'])(
  'the article search finds the rare term %s',
  async (search) => {
    const { total } = await found(search);
    expect(total).toBe(search === 'ze 100' ? 0 : 1);
  },
);

it('the article search matches inside words only for terms of at least three letters', async () => {
  expect((await found('li')).total).toBe(0);
  expect((await found('lit')).total).toBe(72);
});

describe('the public article list of a search', () => {
  const addText = async (id: number, title: string, content: string) => {
    const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    const { db } = test.services;
    const article = { id, queue: 1000 + id, published_at: times.created_at, ...times };
    await db.insertInto('articles').values(article).execute();
    const text = { summary: '', document: '{}', seo_title: null, seo_description: null, reading_minutes: 1 };
    const search_text = searchText(title, content);
    const row = { ...text, article_id: id, lang: 'tr', title, content, seo_name: `metin-${id}`, search_text };
    await db.insertInto('article_translations').values(row).execute();
  };
  const publicTitles = async (search: string, page = 1) => {
    const query = `page=${page}&search=${encodeURIComponent(search)}`;
    const { body } = await sendRequest(test.app, { url: `/api/pages/blog?${query}` });
    return (body.data as ArticleSummary[]).map(({ title }) => title);
  };

  it('begins with the words as typed, in the title before in the text, then has the folded ones', async () => {
    await addText(501, 'Isı pompası', '<p>Metin.</p>');
    await addText(502, 'Pompalar', '<p>Isının ölçülmesi.</p>');
    await addText(503, 'İşin aslı', '<p>Metin.</p>');
    await addText(504, 'Son yazısı', '<p>Bir işi vardı.</p>');

    const all = ['Isı pompası', 'Pompalar', 'İşin aslı', 'Son yazısı'];
    expect(await publicTitles('ısı')).toEqual(all);
    expect(await publicTitles('ISI')).toEqual(all);
    expect((await publicTitles('işi'))[0]).toBe('İşin aslı');
    expect(await publicTitles('ısı pompa')).toEqual(['Isı pompası', 'Pompalar']);
  });

  it('shows where each article has the searched word, and nothing without a search', async () => {
    const document = JSON.stringify({ type: 'doc', content: [paragraphOf('Seri numarası SM-410 <b>olan</b> pompa.')] });
    await addText(601, 'Pompa serisi', '<p>Seri numarası SM-410 olan pompa.</p>');
    await test.services.db
      .updateTable('article_translations')
      .set({ document })
      .where('article_id', '=', 601)
      .execute();
    const list = async (query: string) => {
      const { body } = await sendRequest(test.app, { url: `/api/pages/blog?${query}` });
      return body.data as ArticleSummary[];
    };
    expect(await list('search=SM410')).toMatchObject([
      {
        id: 601,
        excerpt: [
          { text: 'Seri numarası ', isMatch: false },
          { text: 'SM', isMatch: true },
          { text: '-', isMatch: false },
          { text: '410', isMatch: true },
          { text: ' <b>olan</b> pompa.', isMatch: false },
        ],
      },
    ]);
    expect((await list('search=serisi'))[0]).not.toHaveProperty('excerpt');
    expect((await list('page=1'))[0]).not.toHaveProperty('excerpt');
    expect(await list('search=yoktur')).toEqual([]);
  });

  it('begins with the titles as typed when most articles match, and shows every article once', async () => {
    await addText(400, 'Ustun kalite', '<p>Metin.</p>');
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => publicTitles('ustun', page));
    const shown = (await Promise.all(pages)).flat();

    expect(shown[0]).toBe('Ustun kalite');
    expect(shown).toHaveLength(73);
    expect(new Set(shown).size).toBe(73);
  });
});
