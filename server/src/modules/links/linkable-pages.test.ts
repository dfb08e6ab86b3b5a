import type { UploadedDownload } from '@vitrin/shared-contracts/downloads';
import type { LinkablePage } from '@vitrin/shared-contracts/links';
import { api } from '@vitrin/shared-contracts/paths';
import { isSearched } from '../../content/search/index-record.ts';
import { pdf } from '../../testing/cvs.ts';
import { paragraphs } from '../../testing/documents.ts';
import { addEnglish } from '../../testing/languages.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const document = paragraphs('Metin.');
const texts = (title: string) => ({ title, document, summary: '', seo_name: '' });

async function save(url: string, form_data: object): Promise<number> {
  const { status, body } = await staff.call({ url, form: { form_data } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return (body.data as { id: number }).id;
}

const project = (title: string, more: object = {}) =>
  save(api.adminProjects, { translations: { tr: texts(title) }, ...more });

async function found(search: string, lang = 'tr', who = staff): Promise<LinkablePage[]> {
  const query = new URLSearchParams({ search, lang }).toString();
  return (await who.call({ url: `${api.adminLinkablePages}?${query}` })).body.data as LinkablePage[];
}
const paths = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ path }) => path);

async function uploadPdf(): Promise<string> {
  const form = { file: new File([new Uint8Array(pdf)], 'Katalog.pdf') };
  return ((await staff.call({ url: api.adminDownloads, form })).body.data as UploadedDownload).download.path;
}

/** One public record of each kind that has pages, all called 'Kule …'. */
async function createOneOfEach(): Promise<Record<string, string>> {
  const category_id = await save(api.adminArticleCategories, { translations: { tr: { name: 'Kule bilgisi' } } });
  await save(api.adminArticles, {
    published_at: '2026-01-01T00:00:00.000Z',
    category_id,
    translations: { tr: texts('Kule yazısı') },
  });
  const documentId = await save(api.adminDocuments, {
    files: [await uploadPdf()],
    translations: { tr: { title: 'Kule kataloğu' } },
  });
  await save(api.adminContracts, {
    kind: 'other',
    translations: { tr: { name: 'Kule sözleşmesi', seo_name: '', document } },
  });
  await save(api.adminSitePages, {
    active: 1,
    parent_id: null,
    sections: [],
    translations: { tr: { title: 'Kule sayfası', seo_name: '', summary: '', texts: {} } },
  });
  await project('Kule projesi');
  await save(api.adminPeople, {
    consent_on: '2026-03-02',
    has_page: 1,
    translations: { tr: { name: 'Kule Yılmaz', document } },
  });
  await save(api.adminOpenings, { province: 'izmir', translations: { tr: texts('Kule görevlisi') } });
  const parent = await save(api.adminMainCategories, { translations: { tr: { name: 'Kule grubu' } } });
  const productCategory = await save(api.adminCategories, {
    main_category_id: parent,
    translations: { tr: { name: 'Kule türü' } },
  });
  await save(api.adminProducts, {
    category_id: productCategory,
    code: 'K-1',
    translations: { tr: { name: 'Kule vinci', document } },
  });
  return {
    article: '/makale/kule-yazisi',
    'article-category': '/makaleler/kule-bilgisi',
    document: `/dokumanlar#dokuman-${documentId}`,
    contract: '/sozlesme/kule-sozlesmesi',
    'site-page': '/kule-sayfasi',
    project: '/proje/kule-projesi',
    person: '/ekip/kule-yilmaz',
    opening: '/is-ilani/kule-gorevlisi',
    'main-category': '/kategori/kule-grubu',
    category: '/kategori/kule-turu',
    product: '/urun/kule-vinci',
  };
}

it('finds the pages of every kind by a word of the title and by the beginning of the path', async () => {
  const pages = await createOneOfEach();
  // A kind that is added is found too; this list only has to know how one is made.
  expect(Object.keys(pages).toSorted()).toEqual(
    [...test.services.kinds.values()]
      .filter(isSearched)
      .map(({ entity }) => entity)
      .toSorted(),
  );
  expect((await paths('kule')).toSorted()).toEqual(Object.values(pages).toSorted());
  // A document is a fragment of the page of its list, which users do not type.
  const typed = Object.values(pages).filter((path) => !path.includes('#'));
  for (const path of typed) expect(await paths(path.slice(0, -3))).toContain(path);
  expect(await found('vinc')).toEqual([{ kind: 'Ürün', title: 'Kule vinci', path: '/urun/kule-vinci' }]);
});

it('finds letters inside a word of the title, not words of the text', async () => {
  await project('Demiryolu tüneli');
  expect(await paths('iryol')).toEqual(['/proje/demiryolu-tuneli']);
  expect(await paths('metin')).toEqual([]);
});

it('offers no page that visitors do not see', async () => {
  await project('Kule', { active: 0 });
  await save(api.adminPeople, { consent_on: '2026-03-02', has_page: 0, translations: { tr: { name: 'Kule Ak' } } });
  expect([await found('kule'), await found('/proje/ku'), await found('/ekip/ku')]).toEqual([[], [], []]);
});

it('pages with a fixed address have their name on the site; a list is offered while it exists', async () => {
  await addEnglish(test);
  expect(await paths('', 'en')).toEqual(['/', '/biyografi', '/makaleler', '/iletisim']);
  await project('Kule');
  expect(await found('projects', 'en')).toEqual([{ kind: 'Sayfa', title: 'Projects', path: '/projeler' }]);
  expect(await paths('/en/proj', 'en')).toEqual(['/projeler', '/proje/kule']);
  expect((await found('', 'en')).at(-1)).toEqual({ kind: 'Proje', title: 'Kule', path: '/proje/kule' });
});

it('a text in another language leads to the address in that language', async () => {
  await addEnglish(test);
  await project('Kule', { translations: { tr: texts('Kule'), en: texts('Tower') } });
  expect([await paths('tower', 'en'), await paths('/proje/t', 'en')]).toEqual([['/proje/tower'], ['/proje/tower']]);
  expect(await paths('kule', 'en')).toEqual([]);
});

it('every user of the panel may search, because only public pages are found', async () => {
  await project('Kule');
  expect(await paths('kule', 'tr', await signIn(test, 'support'))).toEqual(['/proje/kule']);
});
