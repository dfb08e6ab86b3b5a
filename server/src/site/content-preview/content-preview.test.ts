import { homeSectionRecords } from '../../modules/home-sections/home-sections.service.ts';
import { readBranding } from '../../modules/branding/branding.service.ts';
import { articleRecords } from '../../modules/articles/articles.service.ts';
import { contractRecords } from '../../modules/contracts/contracts.service.ts';
import { raiseContentVersion } from '../../platform/database/content-version.ts';
import type { Db } from '../../platform/database/tables.ts';
import { previewPageParam } from '@vitrin/shared-contracts/paths';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { inTransactionOf, type ContentSource, type ContentKind } from '../../content/content-kind.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { buildPreviewSite, contentOf, renderReads, type PreviewSite } from '../../testing/preview-site.ts';
import { signIn } from '../../testing/sign-in.ts';
import { renderedPage } from '../../testing/test-site.ts';

/** While true, every use of the normal database handle throws. */
let isForbidden = false;
let site: PreviewSite;
let article: string;
const stamp = { now: '2026-01-05T09:00:00.000Z', userId: null };

beforeAll(async () => {
  site = await buildPreviewSite((services) => ({ ...services, db: guarded(services.db) }));
  await addEnglish(site);
  const written = await site.services.db
    .transaction()
    .execute((trx) => articleRecords.add(inTransactionOf(site.services, trx), stamp, articleValues('Köprü')));
  article = String(written.entityId);
});
afterAll(() => site.close());
beforeEach(() => renderReads(site));

function guarded(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (isForbidden) throw new Error(`the normal database was used: ${String(name)}`);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function articleValues(title: string, changes: object = {}) {
  const translations = { tr: { title, summary: 'Özet', document: paragraphs('Metin'), seo_name: '' } };
  return { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null, translations, ...changes };
}

const shownArticle = (title: string, changes?: object) => ({
  entity: 'article',
  record: article,
  values: articleValues(title, changes),
});

it('shows what the form contains and leaves the record unchanged', async () => {
  const { status, html } = await site.preview(shownArticle('Asma köprü'));
  expect([status, html.includes('Asma köprü')]).toEqual([200, true]);
  const page = await (await site.visit('/makale/kopru')).text();
  expect([page.includes('Asma köprü'), page.includes('Köprü')]).toEqual([false, true]);
});

it('what every page shows can be previewed on another page than the home page', async () => {
  const admin = await signIn(site, 'admin');
  const form = { entity: 'branding', record: 'site', values: await readBranding(site.services) };
  const turkish = (page: string) => `tr&${previewPageParam}=${page}`;
  expect((await site.preview(form, turkish('makale'), admin)).html).toContain('Köprü');
  expect((await site.preview(form, 'tr', admin)).html).not.toContain('Köprü');
  expect((await site.preview(form, turkish('yok'), admin)).status).toBe(404);
  // A record of its own page is shown there.
  expect((await site.preview(shownArticle('Asma köprü'), turkish(''))).html).toContain('Asma köprü');
});

async function added(kind: ContentKind): Promise<{ record: string; values: ContentValues; path: string }> {
  const { db } = site.services;
  const now = (add: (source: ContentSource) => Promise<{ entityId: number | null }>) =>
    db.transaction().execute((trx) => add(inTransactionOf(site.services, trx)));
  if (kind === articleRecords.kind)
    return { record: article, path: '/makale/kopru', values: articleValues('Yeni başlık') };
  if (kind === contractRecords.kind) {
    const texts = (name: string) => ({ kind: 'other', translations: { tr: { name, document: paragraphs('Madde') } } });
    const { entityId } = await now((source) => contractRecords.add(source, stamp, texts('Gizlilik')));
    return { record: String(entityId), path: '/sozlesme/gizlilik', values: texts('Gizlilik ilkesi') };
  }
  const section = (title: string) => ({
    active: 1 as const,
    kind: 'text' as const,
    translations: { tr: { title, text: 'Metin' } },
  });
  const { entityId } = await now((source) => homeSectionRecords.add(source, stamp, section('Biz')));
  return { record: String(entityId), path: '/', values: section('Biz kimiz') };
}

it.each([articleRecords, contractRecords, homeSectionRecords].map(({ kind }) => [kind.entity, kind] as const))(
  '%s: the preview is the page after saving the same values',
  async (entity, kind) => {
    const { record, values, path } = await added(kind);
    const preview = await site.preview({ entity, record, values }, 'tr', await signIn(site, 'super_admin'));
    const { contentVersion, db } = site.services;
    await db.transaction().execute(async (trx) => {
      await kind.save(inTransactionOf(site.services, trx), record, values, stamp);
      // Every page shows the branding: none is in memory any more.
      contentVersion.raise(await raiseContentVersion(trx, [entity, 'branding']), [entity, 'branding']);
    });
    const saved = contentOf(await (await site.visit(path)).text());
    // The time of the last change is that of the save. PostgreSQL gives an id that was rolled back to no other row.
    const withoutTraces = (html: string) =>
      html.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replace(/revision_id&quot;:\d+/, '');
    expect(saved).not.toBe('');
    expect(withoutTraces(contentOf(preview.html))).toBe(withoutTraces(saved));
  },
);

it('reads from the transaction alone: the normal database is never used while the page is rendered', async () => {
  const values = { active: 1, kind: 'text', translations: { tr: { title: 'Bölüm', text: '' } } };
  let reads = 0;
  site.render(async (_url, _release, { read }) => {
    isForbidden = true;
    try {
      const { data } = await read('/api/pages/home-sections', { lang: 'tr' });
      reads += 1;
      return renderedPage(JSON.stringify(data));
    } finally {
      isForbidden = false;
    }
  });
  const { status, html } = await site.preview({ entity: 'home-section', record: null, values });
  expect([status, reads, html.includes('Bölüm')]).toEqual([200, 1, true]);
});

it('shows a new record, which does not exist afterwards', async () => {
  const { status, html } = await site.preview({
    entity: 'article',
    record: null,
    values: articleValues('Taslak yazı'),
  });
  expect([status, html.includes('Taslak yazı')]).toEqual([200, true]);
  expect(await titles()).not.toContain('Taslak yazı');
});

const titles = async () =>
  (await site.services.db.selectFrom('article_translations').select('title').execute()).map(({ title }) => title);

it('shows a record that is not public: inactive, and to be published later', async () => {
  const { status, html } = await site.preview(
    shownArticle('Gizli köprü', { active: 0, published_at: '2999-01-01T00:00:00.000Z' }),
  );
  expect([status, html.includes('Gizli köprü')]).toEqual([200, true]);
});

it('shows the chosen language, also one that is not active', async () => {
  const { db } = site.services;
  await db.updateTable('languages').set({ active: 0 }).where('abbr', '=', 'en').execute();
  const english = { title: 'Bridge', summary: '', document: paragraphs('Text'), seo_name: '' };
  const values = articleValues('Köprü');
  const shown = { ...values, translations: { ...values.translations, en: english } };
  const { html, headers } = await site.preview({ entity: 'article', record: article, values: shown }, 'en');
  expect([html.includes('Bridge'), html.includes('<html lang="en"'), headers['content-language']]).toEqual([
    true,
    true,
    'en',
  ]);
  expect(
    (await db.selectFrom('languages').select('active').where('abbr', '=', 'en').executeTakeFirstOrThrow()).active,
  ).toBe(0);
  await db.updateTable('languages').set({ active: 1 }).where('abbr', '=', 'en').execute();
});

it('shows a placeholder for each required text that is missing', async () => {
  const texts = { title: ' ', summary: '', document: null, seo_name: '' };
  const { status, html } = await site.preview({
    entity: 'article',
    record: null,
    values: articleValues('', { translations: { tr: texts } }),
  });
  expect([status, html.includes('[Başlık yok]')]).toEqual([200, true]);
});

it('shows a page while an address in one of its sections is being typed', async () => {
  const section = { id: 'n1', kind: 'notice', v: 1, values: { tone: 'info', href: 'kal' } };
  const texts = { n1: { title: 'Taşındık', text: 'Yeni adresimize bekleriz.' } };
  const { status, html } = await site.preview({
    entity: 'site-page',
    record: null,
    values: {
      parent_id: null,
      sections: [section],
      translations: { tr: { title: 'Adres', seo_name: '', summary: '', texts } },
    },
  });
  expect([status, html.includes('Bu hâliyle kaydedilemez')]).toEqual([200, false]);
});

it('lists what is invalid otherwise', async () => {
  const { status, html } = await site.preview(shownArticle('K', { cover_id: 999 }));
  expect(status).toBe(422);
  expect(html).toContain('Bu hâliyle kaydedilemez');
  // The panel recognises a message by its attribute.
  expect(html).toContain('<html lang="tr" data-preview-message>');
  expect(html).toContain('<li>Başlık (tr): Bu Alan 2 Karakterden Az Olamaz</li>');
});

it('says that a record is gone', async () => {
  const { status, html } = await site.preview({ entity: 'article', record: '999', values: articleValues('Yok') });
  expect([status, html.includes('Kayıt artık yok')]).toEqual([410, true]);
});

it('says that no page shows a record', async () => {
  const { status, html } = await site.preview({
    entity: 'page-contents',
    record: 'media',
    values: { translations: { tr: { sharing_picture: null } } },
  });
  expect([status, html.includes('Bu kayıt hiçbir sayfada görünmüyor')]).toEqual([404, true]);
});

it('has headers of its own: not cached, not indexed, no script, a frame of this site', async () => {
  const { headers, html } = await site.preview(shownArticle('Köprü'));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-embedder-policy': 'require-corp',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]));
  expect(html).not.toMatch(/<script|rel="canonical"|hreflang|og:|application\/ld\+json/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const publicPage = await site.visit('/makale/kopru');
  expect(publicPage.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('a page that is not rendered in time gives its turn to the next one', async () => {
  site.render(() => new Promise<never>(() => undefined));
  const { status, html } = await site.preview(shownArticle('Köprü'));
  expect([status, html.includes('Önizleme hazırlanamadı')]).toEqual([503, true]);
  site.render(() => renderedPage('<p>sonraki</p>'));
  expect((await site.preview(shownArticle('Köprü'))).html).toContain('<p>sonraki</p>');
});
