import { randomUUID } from 'node:crypto';
import type { ArticleRecord, ArticleRow } from '@vitrin/shared-contracts/articles';
import type { ContentPreviewInput } from '@vitrin/shared-contracts/content-previews';
import type { Envelope } from '@vitrin/shared-contracts/envelope';
import { api, contentPreviewPaths, previewLanguageParam, publicPaths } from '@vitrin/shared-contracts/paths';
import { percentile, printFigures, printGrowth } from './figures.ts';
import { pause, type Site } from './site.ts';
import { staffOf, type Answer, type Visitor } from './visitor.ts';

const PREVIEWS = 100;
/** Milliseconds in which the other requests are measured without previews. */
const WITHOUT_MS = 5_000;
/** Longest pause between two requests in milliseconds: the others are few visitors, and no load of their own. */
const MAX_PAUSE_MS = 30;
/** A preview holds the only connection of SQLite while its page is rendered. */
const BUDGET_MS = 100;

const MISSING = '/makale/yok';

/** What others request meanwhile: from memory, and from the database. */
const others: Readonly<Record<string, string>> = {
  'public page, from memory': publicPaths.home,
  'public read of the API, from memory': api.articles,
  'address without a page, from the database': MISSING,
  'article list of the panel': `${api.adminArticles}?page=1`,
  'search in the article list': `${api.adminArticles}?page=1&search=yap`,
};

/** Measures how long other requests wait while 100 previews are rendered one after the other. */
export async function measurePreviews({ address }: Site): Promise<void> {
  const [author, colleague] = [await staffOf(address), await staffOf(address)];
  const showPreview = await previewsOf(author);
  // The first preview starts the rendering process.
  await showPreview(0);
  const without = await othersDuring(colleague, () => pause(WITHOUT_MS));
  const previews: number[] = [];
  const during = await othersDuring(colleague, async () => {
    for (let number = 1; number <= PREVIEWS; number += 1) previews.push((await showPreview(number)).ms);
  });
  printFigures(`${PREVIEWS} previews of an article, each with another title`, [
    { what: 'p50', value: percentile(previews, 0.5), unit: 'ms' },
    { what: 'p99', value: percentile(previews, 0.99), unit: 'ms' },
  ]);
  const rows = Object.keys(others).map((what) => ({ what, small: without[what] ?? [], large: during[what] ?? [] }));
  printGrowth(`Other requests, without previews → during ${PREVIEWS} previews`, rows, BUDGET_MS);
}

type Times = Record<string, number[]>;

/** Returns the response times of the other requests while something runs. */
async function othersDuring(visitor: Visitor, run: () => Promise<void>): Promise<Times> {
  const times: Times = {};
  const progress = { isDone: false };
  const asking = Object.entries(others).map(async ([what, path]) => {
    const own: number[] = (times[what] = []);
    while (!progress.isDone) {
      own.push(await timeOf(visitor, path));
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  });
  await run();
  progress.isDone = true;
  await Promise.all(asking);
  return times;
}

async function timeOf(visitor: Visitor, path: string): Promise<number> {
  // A new address each time, so that its answer is not in memory.
  const { status, ms } = await visitor.get(path === MISSING ? `${path}-${randomUUID()}` : path);
  if (status >= 400) throw new Error(`${path} returned ${status}`);
  return ms;
}

/** Returns the function that stores what the form of an article contains, and shows its preview. */
async function previewsOf(author: Visitor): Promise<(number: number) => Promise<Answer>> {
  const [row] = dataOf(await author.get(`${api.adminArticles}?page=1`)) as ArticleRow[];
  const { id, active, published_at, cover, translations } = dataOf(
    await author.get(api.adminArticle(row?.id ?? 0)),
  ) as ArticleRecord;
  const { tr } = translations;
  const preview = randomUUID();
  return async (number) => {
    const texts = { ...tr, title: `Önizleme ${number}` };
    const values = { active, published_at, cover_id: cover?.id ?? null, translations: { tr: texts } };
    const input: ContentPreviewInput = { entity: 'article', record: String(id), values_json: JSON.stringify(values) };
    const stored = await author.put(api.adminContentPreview(preview), input);
    const shown = await author.get(`${contentPreviewPaths.form(preview)}?${previewLanguageParam}=tr`);
    if (!shown.body.includes(`Önizleme ${number}`)) throw new Error(`Preview: ${stored.status}, ${shown.status}`);
    return shown;
  };
}

function dataOf({ body }: Answer): unknown {
  return (JSON.parse(body) as Envelope).data;
}
