import type { RowPlace } from '@vitrin/shared-contracts/queue';
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

it('sending the former place undoes a move', async () => {
  const ids = await add('abcdef');
  const former = await move(ids.get('e') ?? 0, { after: ids.get('a') ?? 0 });
  expect([await standing(), former]).toEqual(['aebcdf', { id: ids.get('e'), after: ids.get('d') }]);
  await move(former.id, { after: former.after });
  expect(await standing()).toBe('abcdef');

  const first = await move(ids.get('a') ?? 0, { position: 4 });
  expect(first.after).toBeNull();
  await move(first.id, { after: first.after });
  expect(await standing()).toBe('abcdef');
});

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

it('500 moves from old lists and undone moves lose and double no row, and each row is where it was asked for', async () => {
  const ids = [...(await add('abcdefghij')).values()];
  const random = randomNumbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const current = async () =>
    (await services.db.selectFrom(table).select(['id', 'queue']).orderBy('queue', 'desc').execute()).map(
      ({ id }) => id,
    );
  const undos: { id: number; after: number | null }[] = [];
  const wrong: unknown[] = [];
  let old = await current();
  for (let step = 0; step < 500; step += 1) {
    if (step % 7 === 0) old = await current();
    const isUndo = undos.length > 0 && random() < 0.4;
    const target = isUndo ? pick(undos) : { id: pick(old), after: pick([null, ...old]) };
    if (target.after === target.id) continue;
    const former = await move(target.id, { after: target.after });
    if (!isUndo) undos.push(former);
    const now = await current();
    const isThere = target.after === null ? now[0] === target.id : now[now.indexOf(target.after) + 1] === target.id;
    if (!isThere || new Set(now).size !== 10) wrong.push({ step, target, now });
  }
  expect(wrong).toEqual([]);
  const queues = await services.db.selectFrom(table).select('queue').execute();
  expect(new Set(queues.map(({ queue }) => queue)).size).toBe(ids.length);
  expect((await current()).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});
