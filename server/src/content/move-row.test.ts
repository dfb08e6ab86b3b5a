import type { RowPlace } from 'shared-contracts/queue';
import type { Services } from '../services.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { moveRow } from './move-row.ts';

let services: Services;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ services, close } = await buildTestServices());
});
afterEach(() => close());

const table = 'contact_information';

/** Adds the rows of one list, the first name highest; the queue values have gaps, as after deletions. */
async function add(names: string, section = 'adres'): Promise<Map<string, number>> {
  const now = new Date().toISOString();
  const rows = await services.db
    .insertInto(table)
    .values(
      names.split('').map((name, index) => ({
        section,
        name,
        content: name,
        lang: null,
        queue: (names.length - index) * 3,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function standing(section = 'adres'): Promise<string> {
  const rows = await services.db
    .selectFrom(table)
    .select(['name'])
    .where('section', '=', section)
    .orderBy('queue', 'desc')
    .execute();
  return rows.map(({ name }) => name).join('');
}

const move = (id: number, place: RowPlace) =>
  services.db.transaction().execute((trx) => moveRow(trx, table, { id, place }));

it.each<[string, string | null, string]>([
  ['d', 'a', 'adbcef'],
  ['b', 'e', 'acdebf'],
  ['f', null, 'fabcde'],
  ['a', 'f', 'bcdefa'],
  ['c', 'b', 'abcdef'],
  ['a', null, 'abcdef'],
])('moves %s after %s', async (name, above, expected) => {
  const ids = await add('abcdef');
  await move(ids.get(name) ?? 0, { after: above === null ? null : (ids.get(above) ?? 0) });
  expect(await standing()).toBe(expected);
});

it.each([
  ['e', 2, 'aebcdf'],
  ['b', 5, 'acdebf'],
  ['c', 999, 'abdefc'],
])('moves %s to position %i', async (name, position, expected) => {
  const ids = await add('abcdef');
  await move(ids.get(name) ?? 0, { position });
  expect(await standing()).toBe(expected);
});

it('does not change the other lists of the table', async () => {
  const ids = await add('abc');
  await add('xyz', 'telefon');
  await move(ids.get('c') ?? 0, { after: null });
  expect([await standing(), await standing('telefon')]).toEqual(['cab', 'xyz']);
});

it('rejects a row that does not exist, and a predecessor from another list', async () => {
  const ids = await add('ab');
  const others = await add('x', 'telefon');
  await expect(move(9999, { after: null })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(move(ids.get('a') ?? 0, { after: 9999 })).rejects.toMatchObject({ kind: 'conflict' });
  await expect(move(ids.get('a') ?? 0, { after: others.get('x') ?? 0 })).rejects.toMatchObject({ kind: 'conflict' });
  expect(await standing()).toBe('ab');
});
