import sharp from 'sharp';
import { raiseContentVersion } from '../platform/database/content-version.ts';
import { addPicture } from '../testing/library-picture.ts';
import { renderedPage, buildTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildTestSite();
});
afterEach(() => site.close());

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

function show(head: { canonical: string | null; picture: string | null }): void {
  const page = renderedPage('<p>Sayfa</p>');
  site.render(() => ({ ...page, head: { title: 'Sayfa', description: '', ...head } }) as typeof page);
}

async function choosePicture(): Promise<void> {
  const { db, contentVersion } = site.services;
  const media_id = await addPicture(site);
  await db.insertInto('media_translations').values({ media_id, lang: 'tr', alt: 'Körfez' }).execute();
  await db
    .insertInto('page_contents')
    .values({
      group_name: 'media',
      key: 'sharing_picture',
      lang: 'tr',
      value: JSON.stringify({ media_id }),
      version: 1,
      ...times,
    })
    .onConflict((conflict) =>
      conflict.columns(['group_name', 'key', 'lang']).doUpdateSet({ value: JSON.stringify({ media_id }) }),
    )
    .execute();
  contentVersion.raise(await raiseContentVersion(db));
}

const document = async (url: string) => (await site.visit(url)).text();

test('a page without a picture uses the sharing picture of the site as soon as one is chosen', async () => {
  show({ canonical: '/iletisim', picture: null });
  expect(await document('/iletisim')).not.toContain('-og-50-50.jpg');

  await choosePicture();

  const html = await document('/iletisim');
  expect(html).toMatch(/property="og:image" content="https?:\/\/[^"]+-og-50-50\.jpg"/);
  expect(html).toContain('property="og:image:alt" content="Körfez"');
});

describe('a page without any picture', () => {
  const addressIn = (html: string) => /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';

  test('shares a drawn one with its title, as PNG of the usual size', async () => {
    show({ canonical: '/makale/a', picture: null });
    const html = await document('/makale/a');
    expect(html).toContain('property="og:image:type" content="image/png"');
    const address = addressIn(html);
    expect(address).toMatch(/^\/media\/kapak\/[\w-]+\.[\w-]{16}\.png$/);
    const response = await site.visit(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
    expect(await document('/makale/a')).toContain(address);
  });

  test('has an address that cannot be made for another text', async () => {
    show({ canonical: '/makale/a', picture: null });
    const [, signature = ''] = addressIn(await document('/makale/a')).split('.');
    const other = Buffer.from(JSON.stringify(['Kapandık', '/'])).toString('base64url');
    for (const file of [`${other}.${signature}.png`, `${other}.png`, '..%2Fsecret', 'a'.repeat(2_000)])
      expect((await site.visit(`/media/kapak/${file}`)).status).toBe(404);
  });
});

test('a page with a picture keeps it, and a page without a canonical URL has none', async () => {
  await choosePicture();
  show({ canonical: '/makale/a', picture: '/media/kapak-og-50-50.jpg' });
  expect(await document('/makale/a')).toContain('/media/kapak-og-50-50.jpg');

  show({ canonical: null, picture: null });
  expect(await document('/404')).not.toContain('og:image');
});
