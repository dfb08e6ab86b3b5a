import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataFolder } from './data-folder-lock.ts';

it('lets only one server at a time use a data folder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-sole-'));
  const claim = () => claimDataFolder({ dataDir, databaseUrl: null });
  const release = claim();
  expect(claim).toThrow(/^Ayar hatası: DATA_DIR: .* başka bir Vitrin kullanıyor/);
  expect(() => claimDataFolder({ dataDir, databaseUrl: 'postgres://a/b' })).not.toThrow();
  release();
  claim()();
  rmSync(dataDir, { recursive: true });
});
