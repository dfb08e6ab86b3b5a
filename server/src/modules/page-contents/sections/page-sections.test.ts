import type { HomeSection, HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { VersionRow } from '@vitrin/shared-contracts/history';
import type { PageSections, PageSectionsRecord } from '@vitrin/shared-contracts/page-sections';
import { addEnglish } from '../../../testing/languages.ts';
import { addPicture } from '../../../testing/library-picture.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let staff: Staff;
beforeEach(async () => {
  test = await buildTestApp();
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const url = '/api/admin/page-sections';
const read = async (page = 'home') => (await staff.call({ url: `${url}/${page}` })).body.data as PageSectionsRecord;
const shown = async (page = 'home', lang = 'tr') =>
  (
    (await sendRequest(test.app, { url: `/api/pages/page-sections?page=${page}&lang=${lang}` })).body
      .data as PageSections
  ).sections;
const rows = async () => (await sendRequest(test.app, { url: '/api/pages/home-sections' })).body.data as HomeSection[];
const contents = async () =>
  (await sendRequest(test.app, { url: '/api/pages/content?page=home' })).body.data as Record<string, unknown>;

interface Sent {
  page?: string;
  version?: number;
  sections: object[];
  texts: Readonly<Record<string, object>>;
}

async function send({ page = 'home', version, sections, texts }: Sent) {
  const translations = Object.fromEntries(Object.entries(texts).map(([lang, own]) => [lang, { texts: own }]));
  const form_data = { page, version: version ?? (await read(page)).version, sections, translations };
  return staff.call({ url, form: { _method: 'PUT', form_data } });
}

const section = (id: string, kind: string, values: object = {}) => ({ id, kind, v: 1, values });

/** Writes as a release before 1.2 does. */
const createRow = async (kind: string, title: string) => {
  const form_data = { kind, translations: { tr: { title, text: '' } } };
  const { body } = await staff.call({ url: '/api/admin/home-sections', form: { form_data } });
  return body.data as HomeSectionRecord;
};
const writeContents = async (values: object) => {
  const { version } = (await staff.call({ url: '/api/admin/contents/home' })).body.data as { version: number };
  const form_data = { version, translations: { tr: values } };
  return staff.call({ url: '/api/admin/contents/home', form: { _method: 'PUT', form_data } });
};

it('the home page has the sections that the calls of releases before 1.2 have written', async () => {
  await createRow('slider', 'Öne çıkanlar');
  await createRow('numbers', 'Rakamlar');
  await writeContents({ hero_title: 'Merhaba', numbers: [{ value: '640', label: 'proje' }] });
  expect((await read()).sections.map(({ kind }) => kind)).toEqual(['slides', 'figures']);
  expect(await shown()).toMatchObject([
    { kind: 'slides', values: { title: 'Öne çıkanlar', hero_title: 'Merhaba' }, lang: 'tr' },
    { kind: 'figures', values: { title: 'Rakamlar' }, items: [{ value: '640', label: 'proje' }] },
  ]);
});

it('a saved home page is what the calls of releases before 1.2 return, as far as they know its sections', async () => {
  const saved = await send({
    sections: [section('a', 'slides'), section('b', 'questions'), section('c', 'statement')],
    texts: { tr: { a: { hero_title: 'Merhaba' }, b: { title: 'Sorular' }, c: { title: 'Söz', text: 'Uzun' } } },
  });
  expect(saved.body).toMatchObject({ success: true, data: { version: 1 } });
  expect((await rows()).map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['slider', '', ''],
    ['text', 'Söz', 'Uzun'],
  ]);
  expect(await contents()).toMatchObject({ hero_title: 'Merhaba', lang: 'tr' });
});

it('both ways of writing go on by turns, and nothing of the other is lost', async () => {
  await send({
    sections: [section('a', 'slides'), section('b', 'quote'), section('c', 'contact-strip', { href: '/iletisim' })],
    texts: { tr: { b: { quote: 'Söz' }, c: { title: 'Arayın', button: 'Yazın' } } },
  });
  const [, strip] = await rows();
  const translations = { tr: { title: 'Bize yazın', text: '' } };
  await staff.call({
    url: `/api/admin/home-sections/${strip?.id}`,
    form: { _method: 'PUT', form_data: { kind: 'contact', translations } },
  });
  await writeContents({ hero_title: 'Selam' });
  const { sections, translations: texts } = await read();
  expect(sections).toMatchObject([{ id: 'a' }, { id: 'b' }, { id: 'c', values: { href: '/iletisim' } }]);
  expect(texts.tr?.texts).toMatchObject({
    a: { hero_title: 'Selam' },
    b: { quote: 'Söz' },
    c: { title: 'Bize yazın', button: 'Yazın' },
  });
  await send({ sections: sections.toReversed(), texts: { tr: texts.tr?.texts ?? {} } });
  expect((await rows()).map(({ id, kind, title }) => [id, kind, title])).toEqual([
    [strip?.id, 'contact', 'Bize yazın'],
    [expect.any(Number), 'slider', ''],
  ]);
  await staff.call({ url: `/api/admin/home-sections/${strip?.id}`, form: { _method: 'DELETE' } });
  expect((await shown()).map(({ kind }) => kind)).toEqual(['quote', 'slides']);
});

it('a form that was opened before another release has written is merged with that, or refused', async () => {
  const { id } = await createRow('text', 'Birinci');
  const { version, sections } = await read();
  const [first] = sections;
  const write = (title: string) =>
    staff.call({
      url: `/api/admin/home-sections/${id}`,
      form: { _method: 'PUT', form_data: { kind: 'text', translations: { tr: { title, text: '' } } } },
    });
  await write('İkinci');
  const kept = await send({
    version,
    sections: [...sections, section('x', 'quote')],
    texts: { tr: { [first?.id ?? '']: { title: 'Birinci', text: '' }, x: { quote: 'Söz' } } },
  });
  expect(kept.status).toBe(200);
  expect((await shown()).map(({ values }) => values['title'] ?? values['quote'])).toEqual(['İkinci', 'Söz']);
  const opened = await read();
  await write('Üçüncü');
  const texts = { tr: { ...opened.translations.tr?.texts, [first?.id ?? '']: { title: 'Dördüncü', text: '' } } };
  expect((await send({ version: opened.version, sections: opened.sections, texts })).status).toBe(409);
});

it('each write of an older kind is a version of the home page in its history', async () => {
  await createRow('text', 'Birinci');
  await writeContents({ hero_title: 'Merhaba' });
  await createRow('slider', '');
  const { body } = await staff.call({ url: '/api/admin/history/page-sections/home' });
  const versions = body.data as VersionRow[];
  expect(versions.length).toBeGreaterThanOrEqual(2);
  expect(versions[0]?.author).toBe('Ayşe Yılmaz');
});

it('sections are shown in the requested language, or else in the default one', async () => {
  await addEnglish(test);
  await send({
    sections: [section('a', 'statement'), section('b', 'statement')],
    texts: { tr: { a: { title: 'Bir' }, b: { title: 'İki' } }, en: { b: { title: 'Two' } } },
  });
  expect((await shown('home', 'en')).map(({ values, lang }) => [values['title'], lang])).toEqual([
    ['Bir', 'tr'],
    ['Two', 'en'],
  ]);
});

it('nothing empty and nothing that is switched off is shown', async () => {
  const sections = [section('a', 'statement'), { ...section('b', 'quote'), off: true }, section('c', 'quote')];
  await send({ sections, texts: { tr: { b: { quote: 'Söz' }, c: { quote: ' ' } } } });
  expect(await shown()).toEqual([]);
});

it('the biography has sections below its text, with a version of their own', async () => {
  await send({ page: 'biography', sections: [section('a', 'quote')], texts: { tr: { a: { quote: 'Söz' } } } });
  expect(await shown('biography')).toMatchObject([{ kind: 'quote', values: { quote: 'Söz' } }]);
  const { body } = await sendRequest(test.app, { url: '/api/pages/content?page=corporate' });
  expect(body.data).toMatchObject({ sections: [{ kind: 'quote' }] });
  expect(await shown()).toEqual([]);
});

it('a picture that a section shows is in use, and one that does not exist is refused', async () => {
  const picture = await addPicture(test);
  const sections = [section('a', 'introduction', { picture: { media_id: picture } })];
  await send({ sections, texts: { tr: { a: { title: 'Biz' } } } });
  const uses = (await staff.call({ url: `/api/admin/media/${picture}` })).body.data as { used_in: { label: string }[] };
  expect(uses.used_in.map(({ label }) => label)).toContain('Anasayfa');
  const gone = await send({
    sections: [section('a', 'introduction', { picture: { media_id: 999 } })],
    texts: { tr: { a: { title: 'Biz' } } },
  });
  expect([gone.status, Object.keys(gone.body.errors ?? {})]).toEqual([422, ['sections.a.picture']]);
});

it('pages and users that there are not are refused', async () => {
  expect((await staff.call({ url: `${url}/contact` })).status).toBe(404);
  expect((await sendRequest(test.app, { url: '/api/pages/page-sections?page=contact' })).status).toBe(404);
  const hr = await signIn(test, 'hr');
  expect((await hr.call({ url: `${url}/home` })).status).toBe(403);
});
