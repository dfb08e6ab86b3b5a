import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { api } from '@vitrin/shared-contracts/paths';
import { inTransactionOf } from '../../content/content-kind.ts';
import { articleRecords } from '../../modules/articles/articles.service.ts';
import { readContentVersion } from '../../platform/database/content-version.ts';
import { paragraphs } from '../../testing/documents.ts';
import { buildPreviewSite, type PreviewSite } from '../../testing/preview-site.ts';

const PREVIEWS = process.env.VITRIN_TESTS === 'short' ? 100 : 1_000;
/** Far above what they take: in the full run two databases share the processor. */
const TIMEOUT_MS = 600_000;
const SECRET = 'Gizli taslak';
let site: PreviewSite;
let record: string;

beforeAll(async () => {
  site = await buildPreviewSite();
  const stamp = { now: '2026-01-05T09:00:00.000Z', userId: null };
  const added = await site.services.db
    .transaction()
    .execute((trx) => articleRecords.add(inTransactionOf(site.services, trx), stamp, valuesOf('Köprü')));
  record = String(added.entityId);
});
afterAll(() => site.close());

function valuesOf(title: string) {
  return {
    active: 1,
    published_at: '2026-01-01T00:00:00.000Z',
    cover_id: null,
    translations: { tr: { title, summary: '', document: paragraphs(title), seo_name: '' } },
  };
}

/** Returns the number of rows of every table. */
async function rowCounts(): Promise<Record<string, number>> {
  const { db } = site.services;
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.total);
  }
  return counts;
}

const publicPages = ['/', '/makale/kopru', api.article('kopru'), api.articles];

async function readPublicPages(): Promise<string[]> {
  return Promise.all(publicPages.map(async (path) => (await site.visit(path)).text()));
}

it(
  `after ${PREVIEWS} previews nothing of the site has changed: rows, version, memory, visits`,
  async () => {
    const { db, visits } = site.services;
    const id = randomUUID();
    const store = (title: string) =>
      site.staff.call({
        method: 'PUT',
        url: api.adminContentPreview(id),
        json: { entity: 'article', record, values_json: JSON.stringify(valuesOf(title)) },
      });
    await store(SECRET);
    const before = { rows: await rowCounts(), version: await readContentVersion(db), pages: await readPublicPages() };

    const browser = {
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36',
    };
    let shown = 0;
    for (let count = 0; count < PREVIEWS; count += 1) {
      if (count % 10 === 0) await store(`${SECRET} ${count}`);
      const { html } = await site.openFrame(`/onizleme/${id}?dil=tr`, { ...site.staff.headers, ...browser });
      if (html.includes(SECRET)) shown += 1;
    }

    expect(shown).toBe(PREVIEWS);
    await visits.flush(db);
    const after = { rows: await rowCounts(), version: await readContentVersion(db), pages: await readPublicPages() };
    expect(after).toEqual(before);
    expect(after.rows.visits).toBe(0);
    expect(after.pages.join()).not.toContain(SECRET);
  },
  TIMEOUT_MS,
);
