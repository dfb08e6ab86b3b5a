import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cliContext } from '../../testing/import-items.ts';
import { createUser } from '../../testing/sign-in.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { articleTexts } from '../../testing/trash-calls.ts';
import { ARCHIVE_FORM, archiveNames, type ArchivedCopy, type ArchivedSite } from '../site-export/archive-form.ts';
import { importSite, type ReportedItem } from './site-import.service.ts';

let test: Awaited<ReturnType<typeof buildTestServices>>;
let folder: string;
beforeEach(async () => {
  test = await buildTestServices();
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const site: ArchivedSite = {
  format: 'vitrin',
  version: ARCHIVE_FORM,
  site: 'another-site',
  address: 'https://eski.example',
  exported_at: '2026-01-02T03:04:05.000Z',
  default_language: 'tr',
  languages: [],
};

const values = {
  active: 1,
  published_at: '2020-02-03T04:05:06.000Z',
  category_id: null,
  author_id: null,
  cover_id: null,
  translations: { tr: articleTexts('Taslak') },
};

const draft = (own: Pick<ArchivedCopy, 'authors' | 'started_by'>): ArchivedCopy => ({
  id: randomUUID(),
  entity: 'article',
  record: null,
  title: 'Taslak',
  is_current: true,
  form: values,
  base: null,
  values,
  ...own,
});

async function imported(drafts: readonly ArchivedCopy[]): Promise<ReportedItem[]> {
  await writeFile(join(folder, archiveNames.site), JSON.stringify(site));
  await writeFile(join(folder, archiveNames.copies), drafts.map((line) => JSON.stringify(line)).join('\n'));
  const report = await importSite(test.services, cliContext, {
    paths: [folder],
    isDryRun: false,
    uploads: null,
    from: null,
  });
  const items: ReportedItem[] = [];
  for await (const item of report.items) items.push(item);
  await report.close();
  return items;
}

async function stored({ id }: ArchivedCopy) {
  return test.services.db
    .selectFrom('working_copies')
    .select(['author_name', 'started_by'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const own = { author_name: cliContext.actor.name, started_by: cliContext.actor.id };

it('gives a draft to those of its authors who have an account here, and names the others', async () => {
  const ayse = { name: 'Ayşe', email: 'Ayse@Ornek.example' };
  const ali = { name: 'Ali', email: 'ali@ornek.example' };
  const id = await createUser(test, 'ayse@ornek.example');
  const [shared, lost] = [
    draft({ authors: [ali, ayse], started_by: ayse.email }),
    draft({ authors: [ali, { name: 'Eski', email: null }], started_by: ali.email }),
  ];
  const items = await imported([shared, lost]);
  const reasonWith = (text: string) => expect.stringContaining(text) as string;
  expect(items).toMatchObject([
    {
      id: shared.id,
      place: 'taslaklar.ndjson:1',
      state: 'created',
      notes: [{ what: 'yazar: Ali (ali@ornek.example)', reason: reasonWith('yazarları arasına yazılmadı') }],
    },
    {
      id: lost.id,
      place: 'taslaklar.ndjson:2',
      state: 'created',
      notes: [
        { what: 'yazar: Ali (ali@ornek.example)', reason: reasonWith('içe aktaranın oldu') },
        { what: 'yazar: Eski', reason: reasonWith('içe aktaranın oldu') },
      ],
    },
  ]);
  expect(await stored(shared)).toEqual({ author_name: 'Ayşe Yılmaz', started_by: id });
  expect(await stored(lost)).toEqual(own);
});

it('gives a draft of an archive of an earlier version to the user who imports it', async () => {
  const unsigned = draft({});
  expect(await imported([unsigned])).toMatchObject([{ state: 'created', notes: [] }]);
  expect(await stored(unsigned)).toEqual(own);
});
