import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFirstUser } from '../platform/auth/first-user.ts';
import { startErrorMessage } from '../start-up/start-problems.ts';
import { registerInstallation } from '../start-up/installation.ts';
import { outputOf, useCommandLine } from '../testing/command-line.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { buildTestServices } from '../testing/test-app.ts';
import { moveDatabaseCommand } from './move-database.command.ts';

const isPostgres = globalThis.testDatabase === 'postgres';

describe('the move of a site whose key is in its data folder', () => {
  let dataDir: string;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const { services, close: closeServices } = await buildTestServices();
    ({ dataDir } = services.config);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'secret'), services.config.secret);
    await createFirstUser(services);
    await registerInstallation(services.config, services.db);
    const restore = useCommandLine({ services });
    delete process.env['SECRET'];
    close = async () => {
      restore();
      await closeServices();
    };
  });
  afterEach(() => close());

  it('needs no other setting than the address', async () => {
    if (isPostgres) return;
    const moving = outputOf(moveDatabaseCommand, '--to', 'postgres://a:b@127.0.0.1:1/c');
    const message = await moving.then(() => null, startErrorMessage);
    expect(message).toBe('Ayar hatası: DATABASE_URL: veri tabanına ulaşılamıyor.');
  });

  it('a server that is started with the address alone is told the file of the key', async () => {
    if (isPostgres) return;
    process.env['DATABASE_URL'] = 'postgres://a:b@127.0.0.1:1/c';
    const message = await outputOf(moveDatabaseCommand, '--to', 'sqlite').then(() => null, startErrorMessage);
    expect(message).toContain(`SECRET_FILE=${join(dataDir, 'secret')}`);
  });
});

it('the move to PostgreSQL says which file of the key the next start needs', async () => {
  if (!isPostgres) return;
  const target = await freshDatabase();
  globalThis.testDatabase = 'sqlite';
  const { services, close } = await buildTestServices();
  globalThis.testDatabase = 'postgres';
  const { dataDir, secret } = services.config;
  writeFileSync(join(dataDir, 'secret'), secret);
  await createFirstUser(services);
  await registerInstallation(services.config, services.db);
  await services.db.destroy();
  const restore = useCommandLine({ services });
  delete process.env['SECRET'];
  const said = await outputOf(moveDatabaseCommand, '--to', target.databaseUrl ?? '');
  expect(said).toContain(`SECRET_FILE=${join(dataDir, 'secret')}`);
  restore();
  await close();
  await target.remove();
});
