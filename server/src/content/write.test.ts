import type { Services } from '../services.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { write, type ChangeOf } from './write.ts';

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await buildTestServices());
});
afterAll(() => close());

const now = new Date().toISOString();
const times = { created_at: now, updated_at: now };
const context = { actor: { id: 1, name: 'Ayşe Yılmaz' }, requestId: 'a', idempotencyKey: null };

it.each<[what: string, code: string, change: ChangeOf<null>]>([
  [
    'created the same record',
    'concurrent-write',
    async (trx) => {
      await trx
        .insertInto('languages')
        .values({ abbr: 'tr', lang: 'Türkçe', ...times })
        .execute();
      return { data: null, entityId: null, title: '' };
    },
  ],
  [
    'deleted a referenced record',
    'related-record-changed',
    async (trx) => {
      await trx
        .insertInto('sliders')
        .values({ media_id: 999, queue: 1, link_url: null, ...times })
        .execute();
      return { data: null, entityId: null, title: '' };
    },
  ],
])('asks to retry and stores nothing when another write has just %s', async (_, code, change) => {
  const before = services.contentVersion.current();
  const refused = write(services, context, { action: 'create', entity: 'test' }, change);
  await expect(refused).rejects.toMatchObject({ kind: 'conflict', code });
  expect(services.contentVersion.current()).toBe(before);
  expect(await services.db.selectFrom('sliders').select('id').execute()).toEqual([]);
});
