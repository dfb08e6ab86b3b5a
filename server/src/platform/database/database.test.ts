import { buildTestServices } from '../../testing/test-app.ts';
import type { Services } from '../../services.ts';
import { helpersOf } from './helpers.ts';
import { migrate } from './migrate.ts';
import { readInboxState } from '../../modules/inbox/inbox-state.repository.ts';
import { ChangeWatch } from './change-watch.ts';
import { raiseContentVersion } from './content-version.ts';

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ services, close } = await buildTestServices());
});
afterAll(() => close());

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

it('runs every migration only once', async () => {
  expect(await migrate(services.db)).toEqual([]);
});

it('contains the default language from the start', async () => {
  expect(await services.db.selectFrom('languages').select(['abbr', 'active', 'is_default']).execute()).toEqual([
    { abbr: 'tr', active: 1, is_default: 1 },
  ]);
});

it('generates incrementing ids and accepts explicit ids', async () => {
  const row = { name: 'a', uri: 'https://a', icon_name: 'link', queue: 1, ...times };
  const ids = await Promise.all(
    [row, row].map((values) =>
      services.db.insertInto('social_media').values(values).returning('id').executeTakeFirstOrThrow(),
    ),
  );
  expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
  await services.db
    .insertInto('social_media')
    .values({ ...row, id: 500 })
    .execute();
  expect(await services.db.selectFrom('social_media').select('id').where('id', '=', 500).execute()).toEqual([
    { id: 500 },
  ]);
});

it('classifies the error of a failed statement', async () => {
  const { errorKind } = helpersOf(services.db);
  const language = { abbr: 'tr', lang: 'x', ...times };
  const session = {
    token_hash: 'a',
    companion_hash: 'a',
    user_id: 999,
    created_at: 'a',
    last_seen_at: 'a',
    expires_at: 'a',
    address: '',
    agent: '',
  };
  const twice = await services.db.insertInto('languages').values(language).execute().catch(errorKind);
  const orphan = await services.db.insertInto('sessions').values(session).execute().catch(errorKind);
  expect([twice, orphan, errorKind(new Error('else'))]).toEqual(['unique', 'foreign-key', 'other']);
});

it('rolls back a transaction that fails', async () => {
  const failing = services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ key: 'a', value: '1', ...times })
      .execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await services.db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

it('reports the caller that timed out waiting for a connection, and keeps working', async () => {
  const forgotten = nested(11);
  const outcome = await forgotten.then(
    () => 'done',
    (error: Error) => error.message,
  );
  expect(outcome).toMatch(/No database connection within 5 s, requested by .*database\.test/);
  expect(await services.db.selectFrom('settings').selectAll().execute()).toEqual([]);
}, 20_000);

function nested(depth: number): Promise<unknown> {
  return services.db.transaction().execute(() => (depth > 1 ? nested(depth - 1) : Promise.resolve()));
}

it('receives a content change made by another process', async () => {
  if (!services.config.databaseUrl) return;
  const watch = new ChangeWatch(services, readInboxState);
  await watch.start();
  await services.db
    .transaction()
    .execute(async (trx) => helpersOf(trx).notifyContentChange(trx, await raiseContentVersion(trx)));
  await expect(until(() => services.contentVersion.current() === 2)).resolves.toBe(true);
  await watch.stop();
});

async function until(condition: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && !condition(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return condition();
}
