import type { DescribedSection, ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { buildPublishingSite, sentFiles, sentServer, type PublishingSite } from '../../../testing/publishing-site.ts';
import { teamCredential, validRelease, type Sending } from '../../../testing/sent-releases.ts';
import { releaseLimits } from './received-descriptor.ts';

const MEGABYTE = 1_048_576;

// One site for all tests: rejected uploads leave nothing behind, which is what these tests check.
let site: PublishingSite;

beforeAll(async () => {
  site = await buildPublishingSite();
});

afterEach(() => {
  site.smokeTest = async () => null;
});

afterAll(() => site.close());

/** Expects no traces of the release on disk or in the database. */
async function expectNothingLeft() {
  expect(site.storedNames().toSorted()).toEqual(['remote_public', 'shell']);
  expect(site.storedNames('remote_public')).toEqual([site.first]);
  const rows = await site.services.db.selectFrom('releases').select('id').execute();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([site.first, site.shell]));
}

const changed = (more: Partial<ReleaseDescriptor>): Partial<Sending> => validRelease(sentFiles, sentServer, more);
const withPart = (...part: Sending['parts'][number]): Partial<Sending> => ({
  parts: [...validRelease(sentFiles, sentServer).parts, part],
});
const section: DescribedSection = {
  title: 'Kampanya',
  sentence: 'Bir kampanyayı gösterir.',
  drawing: [],
  shared: {},
  texts: {},
  fallback: { tr: '' },
  heights: { narrow: 80, wide: 80 },
  example: {},
  scripts: ['entry.js'],
  styles: [],
};
const withSection = (more: Partial<DescribedSection>): Partial<Sending> =>
  changed({ sections: { kampanya: { ...section, ...more } } });
const big = 'x'.repeat(releaseLimits.fileBytes + 1);
const heap = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`f${index}.js`, String(index).repeat(4 * MEGABYTE + 500_000)]),
);
const many = Object.fromEntries(Array.from({ length: releaseLimits.files }, (_, index) => [`f${index}.js`, '']));

test.each<[string, number, string, Partial<Sending>]>([
  ['no descriptor', 400, 'tanımı okunamadı', { text: 'x' }],
  ['a descriptor with prototype pollution', 400, 'tanımı okunamadı', { text: '{"__proto__":{"x":1}}' }],
  ['a descriptor of another remote', 400, 'remote_auth', changed({ unit: 'remote_auth' })],
  ['a descriptor of the shell', 400, 'shell birimine ait', changed({ unit: 'shell' })],
  ['an invalid version range', 400, 'contract', changed({ contract: 'herhangi' })],
  ['an invalid hash', 400, 'files', changed({ files: { 'entry.js': 'sha256-x' } })],
  ['a declared file name with path traversal', 400, 'files', validRelease({ ...sentFiles, '../a.js': '' })],
  [
    'a declared file name inside the folder of the server bundle',
    400,
    'files',
    validRelease({ ...sentFiles, 'ssr/a.js': '' }),
  ],
  ['a reserved file name', 400, 'files', validRelease({ ...sentFiles, 'release.json': '' })],
  ['too many files', 400, 'en fazla 800 dosya', validRelease({ ...sentFiles, ...many }, sentServer)],
  ['a server bundle without its entry file', 400, 'index.cjs', validRelease(sentFiles, { 'other.cjs': '' })],
  ['an interrupted upload', 400, 'okunamadı', { sentShare: 0.7 }],
  ['an uploaded file name with path traversal', 400, 'tanımında yok', withPart('browser', '../a.js', '')],
  ['an undeclared file', 400, 'more.js sürümün tanımında yok', withPart('browser', 'more.js', '3')],
  ['a file of the other bundle', 400, 'index.cjs sürümün tanımında yok', withPart('browser', 'index.cjs', '2')],
  ['a duplicate file', 400, 'okunamadı', withPart('browser', 'entry.js', '1')],
  [
    'a file name that is also a folder',
    400,
    'okunamadı',
    validRelease({ ...sentFiles, 'entry.js/a.js': '' }, sentServer),
  ],
  ['a file above the size limit', 413, 'big.js çok büyük', validRelease({ ...sentFiles, 'big.js': big }, sentServer)],
  [
    'a release above the size limit',
    413,
    'birlikte en fazla 40 MB',
    validRelease({ ...sentFiles, ...heap }, sentServer),
  ],
  ['no signature', 422, 'imzalanmamış', { signature: null }],
  ['a signature of other content', 422, 'bu yayın anahtarıyla imzalanmamış', { signature: 'A'.repeat(86) }],
  ['a wrong id', 422, 'Sürüm kimliği içerikle uyuşmuyor', changed({ id: '0123456789abcdef' })],
  ['a missing file', 422, 'index.cjs eksik', { parts: validRelease(sentFiles).parts }],
  ['a file with different content', 422, 'bozuk', { parts: validRelease({ 'entry.js': 'x' }, sentServer).parts }],
  ['an entry that does not exist', 422, 'none.js', changed({ entry: 'none.js' })],
  ['a stylesheet that is not one of its files', 422, '../../secret', changed({ styles: ['../../secret'] })],
  ['a section without a title', 400, '“kampanya” bölümünün tanımında title verilmemiş', withSection({ title: '' })],
  ['a section that is described wrongly', 400, 'fallback.tr verilmemiş', withSection({ fallback: { en: 'x' } })],
  [
    'a name that is none of a section',
    400,
    '“Kampanya” bir bölüm adı değil',
    changed({ sections: { Kampanya: section } }),
  ],
  ['a section with a file that is none of the release', 400, 'scripts listesi', withSection({ scripts: ['../x.js'] })],
  [
    'a section without a server bundle',
    400,
    'sunucu paketi olmalı',
    validRelease(sentFiles, {}, { sections: { kampanya: section } }),
  ],
  ['a newer API surface version', 422, '^9.0.0 sürümünü istiyor', changed({ contract: '^9.0.0' })],
  ['another runtime', 422, '3.0.0', changed({ runtime: '3.0.0' })],
  [
    'a shared library that the shell provides in another version',
    422,
    'react ^18.0.0',
    changed({ shared: { react: '^18.0.0' } }),
  ],
  ['a shared library that the shell does not provide', 422, 'vue', changed({ shared: { vue: '^3.0.0' } })],
])('rejects %s and leaves nothing behind', async (_name, status, text, change) => {
  const answered = await site.send(change);
  expect(answered).toMatchObject({
    status,
    body: { success: false, message: expect.stringContaining(text) as string },
  });
  await expectNothingLeft();
});

test('a release that fails the smoke test is rejected with the reason, and leaves nothing behind', async () => {
  site.smokeTest = () => Promise.resolve('Tarayıcı paketi başlamadı: entry.js: SyntaxError: x');
  expect(await site.send()).toMatchObject({
    status: 422,
    body: { message: 'Sürüm kabul edilmedi: Tarayıcı paketi başlamadı: entry.js: SyntaxError: x.' },
  });
  await expectNothingLeft();
});

test('a release whose sections fail is rejected with the reason, before its smoke test', async () => {
  site.smokeTest = () => Promise.reject(new Error('not reached'));
  site.sectionChecks = async () => ({ problem: '“kampanya” bölümü sınırı aşıyor', measured: [] });
  try {
    expect(await site.send()).toMatchObject({
      status: 422,
      body: { message: 'Sürüm kabul edilmedi: “kampanya” bölümü sınırı aşıyor.' },
    });
    await expectNothingLeft();
  } finally {
    site.sectionChecks = async () => ({ problem: null, measured: [] });
  }
});

test('a smoke test that could not run does not count as a fault of the release, and leaves nothing behind either', async () => {
  site.smokeTest = () => Promise.reject(new Error('spawn EAGAIN'));
  expect(await site.send()).toMatchObject({ status: 500 });
  await expectNothingLeft();
});

test('a credential that is expired, revoked or of another remote is rejected before a byte of the body is read', async () => {
  const { services } = site;
  const expired = await teamCredential(services, 'remote_public', -1);
  const revoked = await teamCredential(services, 'remote_public');
  await services.db
    .updateTable('publish_tokens')
    .set({ revoked_at: new Date().toISOString() })
    .where('public_key', '=', revoked.publicKey)
    .execute();
  for (const credential of [await teamCredential(services, 'remote_auth'), expired, revoked])
    expect(await site.send({ credential, text: 'x' })).toMatchObject({ status: 401, body: { success: false } });
  expect(await site.send({ to: 'shell' })).toMatchObject({ status: 401 });
  expect(await site.send({ to: 'remote_auth' })).toMatchObject({ status: 401 });
  const bare = await site.app.inject({ method: 'POST', url: '/api/releases/remote_public' });
  expect(bare.statusCode).toBe(401);
  await expectNothingLeft();
});
