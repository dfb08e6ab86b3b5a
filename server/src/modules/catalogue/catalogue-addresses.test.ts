import { api } from '@vitrin/shared-contracts/paths';
import { paragraphs } from '../../testing/documents.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestSite } from '../../testing/test-site.ts';

it('a release of the public site that has no such pages leads to the home page, where it shows the record', async () => {
  const site = await buildTestSite();
  const editor = await signIn(site, 'editor');
  const make = async (address: string, form_data: object) =>
    ((await editor.call({ url: address, form: { form_data } })).body.data as { id: number }).id;
  const main_category_id = await make(api.adminMainCategories, { translations: { tr: { name: 'Hidrolik' } } });
  const translations = { tr: { name: 'Pompalar' } };
  const category_id = await make(api.adminCategories, { main_category_id, translations });
  for (const [name, active] of [
    ['Pompa', 1],
    ['Kapalı', 0],
  ] as const)
    await make(api.adminProducts, {
      category_id,
      code: name,
      active,
      translations: { tr: { name, document: paragraphs('Metin.') } },
    });
  site.render(() => ({ kind: 'redirect', status: 302, location: '/404' }));
  const led = async (path: string) => {
    const { status, headers } = await site.visit(path);
    return [status, headers.get('location')];
  };
  expect(await led('/urun/pompa')).toEqual([302, '/?urun=pompa']);
  expect(await led('/kategori/pompalar')).toEqual([302, '/?kategori=pompalar']);
  expect(await led('/kategori/hidrolik')).toEqual([302, '/?kategori=hidrolik']);
  expect(await led('/urun/kapali')).toEqual([302, '/404']);
  const map = await (await site.visit('/sitemap.xml')).text();
  for (const path of ['/urunler', '/urun/pompa', '/kategori/hidrolik', '/kategori/pompalar'])
    expect(map).toContain(`${path}</loc>`);
  expect(map).not.toContain('kapali');
  await site.close();
});
