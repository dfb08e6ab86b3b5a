import { api } from '@vitrin/shared-contracts/paths';
import type { ReleaseLink } from '@vitrin/shared-contracts/release-lifecycle';
import type { ReleaseRow, RemoteState } from '@vitrin/shared-contracts/release-management';
import { buildPublishingSite, type PublishingSite } from '../../../testing/publishing-site.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { descriptorOf, validRelease } from '../../../testing/sent-releases.ts';
import { signIn, type Staff } from '../../../testing/sign-in.ts';
import { setTwoPeople } from '../commands/release-policies.repository.ts';

let site: PublishingSite;
let staff: Staff;
const second = descriptorOf({ 'entry.js': '2' }, {}).id;
const third = descriptorOf({ 'entry.js': '3' }, {}).id;
const unit = api.adminUnitReleases('remote_public');

beforeAll(async () => {
  site = await buildPublishingSite();
  staff = await signIn(site);
  for (const content of ['2', '3']) await site.send(validRelease({ 'entry.js': content }));
});
afterAll(() => site.close());

const pipeline = (path: string, json: object) =>
  sendRequest(site.app, {
    url: `/api/releases/remote_public/${path}`,
    json,
    headers: { authorization: `Bearer ${site.team.token}` },
  });
const label = (form_data: object, name = unit) => staff.call({ url: `${name}/labels`, form: { form_data } });
const rowOf = async (id: string) => {
  const rows = (await staff.call({ url: unit })).body.data as ReleaseRow[];
  return rows.find((row) => row.id === id);
};

describe('tags and notes', () => {
  it('a pipeline tags a release; a word moves to the release that gets it last, a version does not', async () => {
    const { body } = await pipeline('tags', { id: second, tags: ['1.4.0', 'aday'] });
    expect((body.data as RemoteState).releases.find(({ id }) => id === second)?.tags).toEqual(['1.4.0', 'aday']);
    expect((await pipeline('tags', { id: third, tags: ['aday'] })).status).toBe(200);
    expect([(await rowOf(second))?.tags, (await rowOf(third))?.tags]).toEqual([['1.4.0'], ['aday']]);
    const taken = await pipeline('tags', { id: third, tags: ['1.4.0'] });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      `1.4.0 etiketi ${second} sürümünde; sürüm numarası başka sürüme taşınmaz.`,
    ]);
    const log = await site.services.db.selectFrom('release_log').selectAll().where('action', '=', 'tag').execute();
    expect(log.at(-1)).toMatchObject({
      before_id: second,
      after_id: third,
      reason: 'aday',
      actor: 'remote_public ekibi',
    });
  });

  it('a release has at most ten tags, also by several requests', async () => {
    const numbered = (letter: string) => Array.from({ length: 6 }, (_, index) => `${letter}${index}`);
    expect((await pipeline('tags', { id: third, tags: numbered('a') })).status).toBe(200);
    const refused = await pipeline('tags', { id: third, tags: numbered('b') });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { tags: 'Bir sürümün en fazla 10 etiketi olabilir; şimdi 7 etiketi var.' },
    ]);
    await label({ id: third, tags: ['aday'], note: '' });
  });

  it('a pipeline that may only upload gives free tags, and moves none of another release', async () => {
    const credentials = site.services.db.updateTable('publish_tokens').where('remote', '=', 'remote_public');
    await credentials.set({ may_promote: 0 }).execute();
    const moved = await pipeline('tags', { id: second, tags: ['aday'] });
    expect([moved.status, moved.body.message]).toEqual([
      403,
      expect.stringContaining(`aday etiketi ${third} sürümünde`) as string,
    ]);
    expect((await pipeline('tags', { id: third, tags: ['aday', 'gece'] })).status).toBe(200);
    expect((await rowOf(third))?.tags).toEqual(['aday', 'gece']);
    await credentials.set({ may_promote: 1 }).execute();
  });

  it('staff change tags and note later; the signed description stays', async () => {
    const read = () => site.services.db.selectFrom('releases').select('descriptor').where('id', '=', third).execute();
    const before = await read();
    const { status } = await label({ id: 'aday', tags: ['sınama', 'aday'], note: 'Yaz kampanyası' });
    expect(status).toBe(200);
    expect(await rowOf(third)).toMatchObject({ tags: ['aday', 'sınama'], note: 'Yaz kampanyası' });
    expect(await read()).toEqual(before);
    await label({ id: third, tags: ['aday'], note: '' });
    expect(await rowOf(third)).toMatchObject({ tags: ['aday'], note: '' });
  });

  it.each([
    [{ id: second, tags: ['a'.repeat(16)], note: '' }, 'tags[0]'],
    [{ id: second, tags: ['Büyük Harf'], note: '' }, 'tags[0]'],
    [{ id: second, tags: [], note: 'x'.repeat(301) }, 'note'],
  ])('rejects %j', async (form_data, field) => {
    const { status, body } = await label(form_data);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a tag promotes and previews a release in place of its id', async () => {
    const preview = await staff.call({ url: `${unit}/preview`, form: { form_data: { id: '1.4.0' } } });
    expect(preview.status).toBe(200);
    const unknown = await pipeline('promote', { id: 'yok', expected: site.first, reason: 'Yayınlandı' });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Bu birimde yok etiketli bir sürüm yok.']);
    const { body } = await pipeline('promote', { id: '1.4.0', expected: site.first, reason: 'Yayınlandı' });
    expect((body.data as RemoteState).live).toBe(second);
  });
});

describe('links to releases', () => {
  it('a pipeline gets a link for two weeks, which staff see and revoke', async () => {
    const made = (await pipeline('links', { id: 'aday' })).body.data as ReleaseLink;
    expect(made.address).toMatch(/^http.+\/onizleme\/s\/[\w-]+\.[\w-]+$/);
    const days = (Date.parse(made.expires_at ?? '') - Date.parse(made.created_at)) / 86_400_000;
    expect([Math.round(days), made.release_id]).toEqual([14, third]);
    const listed = async () => (await staff.call({ url: `${unit}/links?release=${third}` })).body.data as ReleaseLink[];
    expect(await listed()).toEqual([made]);
    const url = api.adminReleaseLink(made.id);
    expect((await staff.call({ url, form: { _method: 'DELETE' } })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await staff.call({ url, form: { _method: 'DELETE' } })).status).toBe(404);
  });

  it('a pipeline creates none without an end, without the right to promote, or where two people are needed', async () => {
    const { db } = site.services;
    const endless = await pipeline('links', { id: third, days: null });
    expect([endless.status, endless.body.errors]).toEqual([422, { days: expect.stringContaining('bitişi') as string }]);
    const credentials = db.updateTable('publish_tokens').where('remote', '=', 'remote_public');
    await credentials.set({ may_promote: 0 }).execute();
    const uploading = await pipeline('links', { id: third });
    expect([uploading.status, uploading.body.message]).toEqual([403, expect.stringContaining('yalnızca sürüm yükle')]);
    await credentials.set({ may_promote: 1 }).execute();
    await setTwoPeople(db, 'remote_public', 1);
    const alone = await pipeline('links', { id: third });
    expect([alone.status, alone.body.message]).toEqual([403, expect.stringContaining('ikinci kişi gerekir')]);
    await setTwoPeople(db, 'remote_public', 0);
    expect((await pipeline('links', { id: third })).status).toBe(200);
    await db.deleteFrom('release_links').execute();
  });

  it('staff create one until it is revoked; units that need a session have none', async () => {
    const create = (form_data: object, name = unit) => staff.call({ url: `${name}/links`, form: { form_data } });
    const made = (await create({ id: third, days: null })).body.data as ReleaseLink;
    expect(made).toMatchObject({ expires_at: null, created_by: 'Ayşe Yılmaz' });
    expect((await create({ id: third, days: 366 })).body.errors).toHaveProperty('days');
    expect((await create({ id: 'f'.repeat(16) })).status).toBe(404);
    const shell = await create({ id: site.shell }, api.adminUnitReleases('shell'));
    expect([shell.status, shell.body.message]).toEqual([
      409,
      'Bu birimin sürümü bağlantıyla gösterilemez; panelde önizlenebilir.',
    ]);
  });
});
