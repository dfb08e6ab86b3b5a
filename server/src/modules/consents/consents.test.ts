import type { ConsentChoice, ConsentRevision, ConsentRow } from '@vitrin/shared-contracts/consents';
import { durations, limits } from '@vitrin/shared-contracts/limits';
import { dayAfter, istanbulDay, monthsAfter } from '../../platform/istanbul-day.ts';
import { scriptHeaders } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletedBatches, restoreBatch } from '../privacy/deleted-rows.repository.ts';
import { deleteOld, destroyDeletedRows } from '../privacy/expired-rows.service.ts';
import { insertConsent, saveRevision } from './consents.repository.ts';

const url = '/api/pages/consents';
const panel = '/api/admin/privacy/consents';
const revision = 'a1'.repeat(16);
const id = '3f2b8f5e-6b1d-4c8e-9a53-0c9b5a7d1e22';
const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const shown: ConsentRevision = {
  revision,
  created_at: '2026-01-01T00:00:00.000Z',
  texts: {
    tr: {
      title: 'Çerez tercihiniz',
      text: 'Metin',
      policy: { name: 'Çerez politikası', address: '/sozlesme/cerez', revision: 4 },
      necessary: { name: 'Zorunlu', text: 'Kapatılamaz.' },
      categories: [
        { category: 'analytics', name: 'İstatistik', text: 'Ölçer (Google).' },
        { category: 'marketing', name: 'Pazarlama', text: 'Reklam (Meta).' },
      ],
      buttons: ['Tümünü kabul et', 'Tümünü reddet'],
    },
  },
};

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
  await saveRevision(test.services.db, shown);
});
afterEach(() => test.close());

const choice = (changed: Partial<ConsentChoice> = {}): ConsentChoice => ({
  id,
  key: key(1),
  revision,
  lang: 'tr',
  categories: ['analytics'],
  ...changed,
});

async function send(payload: object, headers: Record<string, string> = {}): Promise<number> {
  const sent = { ...scriptHeaders(test), 'user-agent': 'Gizli/1.0', ...headers };
  const response = await test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: sent,
    remoteAddress: '203.0.113.7',
  });
  return response.statusCode;
}

const rows = () => test.services.db.selectFrom('consents').selectAll().orderBy('id').execute();

describe('consent choice', () => {
  it('is stored with the server’s time and the offered and accepted categories, without personal data', async () => {
    const before = new Date().toISOString();
    expect(await send(choice())).toBe(204);
    const [row] = await rows();
    expect(row).toEqual({
      id: expect.any(Number) as number,
      key: key(1),
      visitor: id,
      at: expect.any(String) as string,
      revision,
      lang: 'tr',
      offered: '["analytics","marketing"]',
      accepted: '["analytics"]',
      deleted_at: null,
    });
    expect([(row?.at ?? '') >= before, /203\.0\.113|Gizli/.test(JSON.stringify(await rows()))]).toEqual([true, false]);
  });

  it('is stored once when sent twice; a withdrawal is stored as another row with the same visitor id', async () => {
    for (const sent of [choice(), choice(), choice({ key: key(2), categories: [] })])
      expect(await send(sent)).toBe(204);
    expect((await rows()).map(({ visitor, accepted }) => [visitor, accepted])).toEqual([
      [id, '["analytics"]'],
      [id, '[]'],
    ]);
  });

  it.each([
    ['for a notice that was never shown', { revision: 'b2'.repeat(16) }],
    ['in a language that the notice does not have', { lang: 'en' }],
    ['with an unknown category', { categories: ['necessary'] }],
    ['with a name as the visitor id', { id: 'ayse@ornek.example' }],
    ['without a key', { key: undefined }],
  ])('%s is rejected', async (_what, changed) => {
    expect(await send({ ...choice(), ...changed })).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('of a category that was not offered is rejected', async () => {
    const [first] = shown.texts.tr?.categories ?? [];
    const narrow = { ...shown.texts.tr, categories: first ? [first] : [] } as ConsentRevision['texts'][string];
    await saveRevision(test.services.db, { ...shown, revision: 'c3'.repeat(16), texts: { tr: narrow } });
    expect(await send(choice({ revision: 'c3'.repeat(16), categories: ['marketing'] }))).toBe(422);
  });

  it('from another site or without the two headers is rejected', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://kotu.example' },
      { 'x-csrf-token': '' },
      { 'x-requested-with': '' },
    ])
      expect([headers, await send(choice(), headers)]).toEqual([headers, 403]);
    expect(await rows()).toEqual([]);
  });

  it('returns 507 when the storage for visitors is full, and is accepted when sent again later', async () => {
    const { storage } = test.services;
    test.services.storage = { ...storage, forVisitor: (task) => task({ reserveBytes: async () => false }) };
    expect(await send(choice())).toBe(507);
    test.services.storage = storage;
    expect(await send(choice())).toBe(204);
  });

  it('is limited per IP address', async () => {
    const responses: number[] = [];
    for (let number = 0; number < 61; number += 1) responses.push(await send(choice({ key: key(number) })));
    expect([responses.filter((status) => status === 204).length, responses.at(-1)]).toEqual([60, 429]);
  });
});

describe('consent list', () => {
  let staff: Staff;
  const other = '9c2b8f5e-6b1d-4c8e-9a53-0c9b5a7d1e22';
  beforeEach(async () => {
    staff = await signIn(test, 'admin');
    const stored = { ...choice(), offered: ['analytics', 'marketing'] } as const;
    const times: [visitor: string, at: string][] = [
      [id, '2026-01-04T20:59:59.999Z'],
      [id, '2026-01-04T21:00:00.000Z'],
      [other, '2026-01-05T21:00:00.000Z'],
    ];
    for (const [number, [visitor, at]] of times.entries())
      await insertConsent(test.services.db, {
        ...stored,
        categories: [...stored.categories],
        id: visitor,
        key: key(number),
        at,
      });
  });

  const list = async (query: string) => {
    const { body } = await staff.call({ url: `${panel}?${query}` });
    return (body.data as ConsentRow[]).map(({ key: found }) => Number(found.slice(-2)));
  };

  it('is searched by id prefix and by days in Istanbul time, newest first', async () => {
    const found: [query: string, keys: number[]][] = [
      ['', [2, 1, 0]],
      [`search=${id}`, [1, 0]],
      ['search=3F2B', [1, 0]],
      ['search=%25', []],
      ['search=_f2b', []],
      ['from=2026-01-05&to=2026-01-05', [1]],
      [`to=2026-01-04&search=${id.slice(0, 8)}`, [0]],
      ['page=2', []],
    ];
    for (const [query, keys] of found) expect([query, await list(query)]).toEqual([query, keys]);
    const { body } = await staff.call({ url: `${panel}?search=3f2b` });
    expect(body.meta).toMatchObject({ total: 2, page: 1 });
    expect((body.data as ConsentRow[])[0]).toMatchObject({
      visitor: id,
      offered: ['analytics', 'marketing'],
      accepted: ['analytics'],
    });
  });

  it('returns the notice that was shown to the visitor', async () => {
    expect((await staff.call({ url: `${panel}/revisions/${revision}` })).body.data).toEqual(shown);
    expect((await staff.call({ url: `${panel}/revisions/yok` })).status).toBe(404);
  });

  it('rejects an invalid day', async () => {
    expect((await staff.call({ url: `${panel}?from=d%C3%BCn` })).status).toBe(400);
  });

  it('denies access without the right to see personal data', async () => {
    const editor = await signIn(test, 'editor');
    for (const path of ['', `/revisions/${revision}`])
      expect((await editor.call({ url: `${panel}${path}` })).body.code).toBe('right');
  });
});

describe('consent retention', () => {
  it('soft-deletes a choice after three years, allows restoring it for a week, then destroys and records it', async () => {
    const { db } = test.services;
    const oldest = dayAfter(monthsAfter(istanbulDay(), -limits.consentMonths), -1);
    await insertConsent(db, { ...choice(), offered: ['analytics'], at: `${oldest}T10:00:00.000Z` });
    await insertConsent(db, { ...choice({ key: key(2) }), offered: ['analytics'], at: new Date().toISOString() });
    const now = Date.now();
    const at = new Date(now).toISOString();

    expect(await deleteOld(test.services, { now, at })).toMatchObject({ consents: 1 });
    expect(await deletedBatches(db)).toEqual([{ at, kind: 'consents', count: 1 }]);
    expect(await restoreBatch(db, at)).toMatchObject({ count: 1 });
    await deleteOld(test.services, { now, at });

    expect(await destroyDeletedRows(test.services, { now, at })).toMatchObject({ consents: 0 });
    const later = now + durations.recoverableMs;
    expect(await destroyDeletedRows(test.services, { now: later, at })).toMatchObject({ consents: 1 });
    expect((await rows()).map((row) => row.key)).toEqual([key(2)]);
    const received = await db.selectFrom('destructions').select(['kind', 'count', 'reason']).execute();
    expect(received).toEqual([{ kind: 'consents', count: 1, reason: 'period' }]);
  });
});
