import { buildTestServices } from '../../testing/test-app.ts';
import { deleteExpiredResponses } from './idempotency.ts';

it('deletes a stored response after a day, even when no later write occurs', async () => {
  const { services, close } = await buildTestServices();
  const { db } = services;
  const answer = { operation: 'contact.send', user_id: 1, status: 200, answer: '[]' };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const [key, hours] of [
    ['eski', 25],
    ['yeni', 23],
  ] as const)
    await db
      .insertInto('idempotency')
      .values({ ...answer, key, created_at: hoursAgo(hours) })
      .execute();
  expect(await deleteExpiredResponses(services)).toEqual({ responses: 1 });
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'yeni' }]);
  await close();
});
