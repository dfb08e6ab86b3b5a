import { queueFromOrder } from '@vitrin/shared-contracts/queue';
import type { Services } from '../services.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { nextQueue, reorder } from './reorder.ts';

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const table = 'contact_information';

/** Adds a row before all others of its section and language. */
function add(name: string, section: string, lang: string | null): Promise<number> {
  const now = new Date().toISOString();
  return services.db.transaction().execute(async (trx) => {
    const queue = await nextQueue(trx, table, { section, lang });
    const row = await trx
      .insertInto(table)
      .values({ section, lang, name, content: name, queue, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

async function standing(): Promise<(string | number)[][]> {
  const rows = await services.db.selectFrom(table).select(['name', 'queue']).orderBy('name').execute();
  return rows.map(({ name, queue }) => [name, queue]);
}

const order = (ids: number[]) => services.db.transaction().execute((trx) => reorder(trx, table, queueFromOrder(ids)));

it('numbers each list of a table separately', async () => {
  const merkez = await add('a merkez', 'adres', null);
  const sube = await add('b şube', 'adres', null);
  await add('c branch', 'adres', 'en');
  await add('d telefon', 'telefon', null);
  await order([merkez, sube]);
  expect(await standing()).toEqual([
    ['a merkez', 2],
    ['b şube', 1],
    ['c branch', 1],
    ['d telefon', 1],
  ]);
});

it('rejects rows of two lists, and a row that does not exist', async () => {
  const merkez = await add('a merkez', 'adres', null);
  const branch = await add('b branch', 'adres', 'en');
  await expect(order([merkez, branch])).rejects.toMatchObject({ kind: 'conflict' });
  await expect(order([999, merkez])).rejects.toMatchObject({ kind: 'conflict' });
});
