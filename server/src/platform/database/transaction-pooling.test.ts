import { setTimeout as pause } from 'node:timers/promises';
import { startErrorMessage } from '../../start-up/start-problems.ts';
import { readStoredSite } from '../../start-up/stored-site.ts';
import { freshDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTransactionPooler } from '../../testing/transaction-pooler.ts';

const onlyPostgres = globalThis.testDatabase === 'postgres' ? describe : describe.skip;

onlyPostgres('a pooler before PostgreSQL', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.remove());

  it('is rejected in a sentence when it lends connections for one transaction', async () => {
    const pooler = await startTransactionPooler(database.databaseUrl ?? '');
    try {
      const reading = readStoredSite({ ...database, databaseUrl: pooler.url });
      expect(await reading.then(() => null, startErrorMessage)).toMatch(/^Ayar hatası: DATABASE_URL: .*session/);
    } finally {
      pooler.close();
    }
  });

  it('is accepted when each client keeps its connection', async () => {
    await expect(readStoredSite(database)).resolves.toMatchObject({ exists: false });
  });
});

onlyPostgres('the lock of a start', () => {
  it('is waited for up to a limit, after which a sentence says what to do', async () => {
    const { acquireStartLock } = await import('./postgres-start-lock.ts');
    const { databaseUrl, remove } = await freshDatabase();
    const release = await acquireStartLock(databaseUrl ?? '', jest.fn());
    const waited = jest.fn();
    const message = await acquireStartLock(databaseUrl ?? '', waited, 50).then(() => null, startErrorMessage);
    expect(message).toMatch(/^Ayar hatası: DATABASE_URL: .*kilidini tutuyor/);
    expect(waited).toHaveBeenCalledTimes(1);
    await release();
    await pause(10);
    await (
      await acquireStartLock(databaseUrl ?? '', jest.fn())
    )();
    await remove();
  });
});
