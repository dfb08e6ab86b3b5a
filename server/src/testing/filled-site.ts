import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { centre } from '@vitrin/shared-contracts/pictures';
import { loadDemo } from '../demo/load-demo.ts';
import { changeActive, createLanguage } from '../modules/languages/languages.service.ts';
import { uploadDownload } from '../modules/downloads/downloads.service.ts';
import { changeMedia, readMedia, uploadPicture } from '../modules/media/media.service.ts';
import { mediaFile } from '../modules/media/media-files.ts';
import { publishAnnouncement } from '../modules/company-announcements/company-announcements.service.ts';
import { saveSchedule } from '../modules/publication/schedules.service.ts';
import { saveCopy } from '../modules/publication/working-copies.service.ts';
import type { Services } from '../services.ts';
import { pdf } from './cvs.ts';
import { paragraphs } from './documents.ts';
import { cliContext } from './import-items.ts';
import { createUser } from './sign-in.ts';
import { plainPicture } from './test-pictures.ts';
import { articleTexts } from './trash-calls.ts';
import { changeRecord, createRecord } from './write-records.ts';

/** E-mail address of the user who writes the drafts. */
export const draftWriter = 'ayse@ornek.example';

/** More than the pictures that the export reads at a time. */
const PICTURES = 205;

/**
 * Fills an empty site with every kind: the demo content, and what it does not have. Arabic, drafts and schedules, former addresses, an
 * outdated translation, records that name each other, pages on three levels, many pictures.
 */
export async function fillSite(services: Services): Promise<void> {
  await loadDemo(services, { onProgress: () => undefined });
  await createLanguage(services, cliContext, { abbr: 'ar', lang: 'العربية' });
  await changeActive(services, cliContext, { abbr: 'ar', active: 1 });
  const picture = await addPictures(services);
  await saveSingles(services);
  const page = await addPages(services, picture);
  await addArticles(services);
  await addOthers(services, page);
}

async function addPictures(services: Services): Promise<number> {
  const { dataDir } = services.config;
  const path = join(dataDir, 'seyrek.png');
  await writeFile(path, await plainPicture(60, 40, '#246'));
  const upload = { alts: { tr: 'Köprü', ar: 'جسر' }, folder: 'Şantiye' };
  const { picture } = await uploadPicture(services, cliContext, { path, name: 'seyrek.png', size: 1 }, upload);
  const { version } = await readMedia(services, picture.id);
  await changeMedia(services, cliContext, picture.id, { version, alts: {}, focus: { x: 20, y: 80 } });
  await addCopies(services, picture.id);
  return picture.id;
}

/** Copies of the files of one picture under other names: making all of them would take minutes. */
async function addCopies({ db, config }: Services, id: number): Promise<void> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const folder = join(config.dataDir, mediaFile(''));
  const endings = ['60.avif', '60.webp', '60.jpg', `og-${centre.x}-${centre.y}.jpg`];
  for (let index = 0; index < PICTURES; index += 1) {
    const hash = String(index).padStart(32, 'a');
    for (const ending of endings)
      await copyFile(join(folder, `${row.hash}-${ending}`), join(folder, `${hash}-${ending}`));
    const { id: _id, ...copy } = { ...row, hash, name: `resim ${index}.png`, focus_x: centre.x, focus_y: centre.y };
    await db.insertInto('media').values(copy).execute();
  }
}

async function saveSingles(services: Services): Promise<void> {
  await changeRecord(services, ['site-settings', 'site'], () => ({
    google_script: 'G-ABCDEF1234',
    keywords: ['köprü', 'çelik'],
  }));
  await changeRecord(services, ['branding', 'site'], (values) => ({
    ...values,
    look: 'sahne',
    lookOptions: { sahne: { corner: 'round' } },
  }));
  const [language = ''] = (await services.kinds.get('language')?.records(services.db))?.slice(-1) ?? [];
  await changeRecord(services, ['language', language], (values) => ({
    page_lang: { ...Object(values['page_lang']), navigation: { home: 'الرئيسية' } } as object,
  }));
}

const section = (id: string, kind: string, values: object) => ({ id, kind, v: 1, values });

/** Returns the page on the third level, which names records that name it. */
async function addPages(services: Services, picture: number): Promise<number> {
  const { db, kinds } = services;
  const texts = (title: string, own: object = {}) => ({ title, seo_name: '', summary: `${title}.`, texts: own });
  const idsOf = async (entity: string) => ((await kinds.get(entity)?.records(db)) ?? []).map(Number);
  const projects = (await idsOf('project')).slice(0, 2);
  const products = (await idsOf('product')).slice(0, 2).toReversed();
  const [people, documents] = [await idsOf('person'), await idsOf('document')];
  const branches = await addBranches(services);
  const page = async (parent_id: number | null, title: string, sections: object[], own?: object) =>
    createRecord(services, 'site-page', {
      active: 1,
      parent_id,
      cover_id: picture,
      sections,
      translations: { tr: texts(title, own), ar: texts('صفحة ' + title) },
    });
  const first = await page(null, 'Birinci düzey', []);
  const second = await page(first, 'İkinci düzey', []);
  const third = await page(
    second,
    'Üçüncü düzey',
    [
      section('p', 'projects', { service: [], projects }),
      section('u', 'products', { products, category: (await idsOf('category')).slice(0, 1) }),
      section('t', 'team', { people: people.slice(0, 2) }),
      section('d', 'documents', { documents: documents.slice(0, 1) }),
      section('b', 'branches', { branches }),
      section('g', 'gallery', { pictures: [{ media_id: picture }] }),
      section('m', 'text', {}),
    ],
    { m: { title: 'Metin', document: paragraphs('Bir paragraf.') } },
  );
  // The pages below get other paths too.
  await changeRecord(services, ['site-page', String(first)], ({ translations, ...shared }) => ({
    ...shared,
    translations: { ...translations, tr: { ...texts('Birinci düzey'), seo_name: 'birinci-basamak' } },
  }));
  for (const record of projects)
    await changeRecord(services, ['project', String(record)], (values) => ({ ...values, services: [third, second] }));
  return third;
}

async function addBranches(services: Services): Promise<number[]> {
  const items = await services.db
    .selectFrom('contact_information')
    .select('id')
    .where('section', '=', 'adres')
    .where('lang', 'is', null)
    .execute();
  const added = await createRecord(services, 'contact-information', {
    section: 'adres',
    name: 'Ankara şubesi',
    content_data: 'Kızılay, Ankara',
    lang: null,
  });
  return [added, ...items.map(({ id }) => id)];
}

const FUTURE = '2099-05-06T07:08:00.000Z';

async function addArticles(services: Services): Promise<void> {
  const values = (title: string, own: object = {}, more: object = {}) => ({
    active: 1,
    published_at: '2020-02-03T04:05:06.000Z',
    category_id: null,
    author_id: null,
    cover_id: null,
    translations: { tr: articleTexts(title, own), ...more },
  });
  await createRecord(services, 'article', { ...values('Kapalı'), active: 0 });
  await createRecord(services, 'article', { ...values('İleri tarihli'), published_at: FUTURE });
  const id = await createRecord(
    services,
    'article',
    values('Eski başlık', { seo_name: 'eski-adres' }, { ar: articleTexts('عنوان'), en: articleTexts('Title') }),
  );
  const key = ['article', String(id)] as const;
  // A former address, and translations that were written for an earlier text.
  await changeRecord(services, key, (now) => ({
    ...now,
    translations: { tr: articleTexts('Yeni başlık', { seo_name: 'yeni-adres' }) },
  }));
  await createRecord(services, 'redirect', { source: '/kisa', target: '/makale/yeni-adres' });
  await createRecord(services, 'redirect', { source: '/eski-bolum', target: 'https://baska.example/' });
  await addDrafts(services, { id, values: values('Taslaktaki başlık') });
}

async function addDrafts(services: Services, { id, values }: { id: number; values: ContentValues }): Promise<void> {
  const kind = services.kinds.get('article');
  const stored = await kind?.read(services, String(id));
  if (!kind || !stored) throw new Error('The article is not there');
  const people = (await services.kinds.get('person')?.records(services.db)) ?? [];
  const author = Number(people[0]);
  const draft = { ...values, author_id: author };
  const json = {
    values_json: JSON.stringify(draft),
    form_json: JSON.stringify({ ...draft, author_id: String(author) }),
    base_json: JSON.stringify(stored.values),
  };
  const writer = { id: await createUser({ services }, draftWriter), name: 'Ayşe Yılmaz' };
  const reader = { ...writer, rights: new Set([kind.right]) };
  const copy = (record: string | null, base_version: number | null) =>
    saveCopy(
      services,
      { ...cliContext, actor: writer },
      {
        kind,
        id: randomUUID(),
        reader,
        input: { record, base_version, rev: 0, title: 'Taslak', ...json },
      },
    );
  await copy(String(id), stored.version);
  await copy(null, null);
  const { base_json: _base, form_json: _form, ...scheduled } = json;
  await saveSchedule(services, cliContext, {
    kind,
    id: randomUUID(),
    input: {
      record: String(id),
      copy_id: null,
      action: 'publish',
      base_version: stored.version,
      title: 'Zamanlanan',
      due_at: FUTURE,
      ...scheduled,
    },
  });
}

async function addOthers(services: Services, page: number): Promise<void> {
  const path = join(services.config.dataDir, 'katalog.pdf');
  await writeFile(path, pdf);
  await uploadDownload(services, cliContext, { path, name: 'Katalog 2026.pdf', size: pdf.length });
  await createRecord(services, 'announcement', {
    active: 1,
    shape: 'card',
    tone: 'important',
    scope: 'chosen',
    pages: ['route.home', `site-page.${page}`],
    starts_at: FUTURE,
    ends_at: null,
    link_url: '/iletisim',
    translations: { tr: { title: 'Taşındık', text: 'Yeni adresimiz.' }, ar: { title: 'انتقلنا', text: '' } },
  });
  await changeRecord(services, ['menu', 'footer'], () => ({
    entries: [
      { id: 'a', parent: null, target: { type: 'record', entity: 'site-page', id: page }, off: false },
      { id: 'b', parent: 'a', target: { type: 'contracts' }, off: true },
      { id: 'c', parent: null, target: { type: 'address', address: 'https://baska.example/' }, off: false },
    ],
    translations: { tr: { labels: { c: 'Başka' } }, ar: { labels: { a: 'صفحة', c: 'آخر' } } },
  }));
  await publishAnnouncement(services, cliContext, { title: 'Genel kurul', text: 'Toplantı yapıldı.', corrects: null });
}
