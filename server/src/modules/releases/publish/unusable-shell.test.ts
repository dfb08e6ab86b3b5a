import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootDataVersion, type ReleaseDescriptor } from '@vitrin/shared-contracts/releases';
import { descriptorOf } from '../../../testing/sent-releases.ts';
import { createUser } from '../../../testing/sign-in.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { buildTestServices } from '../../../testing/test-app.ts';
import { addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import { promote } from '../commands/release-commands.service.ts';
import { countUnansweredAlarms } from '../health/release-alarms.repository.ts';
import { unitOverview } from '../releases.service.ts';
import { openRegistry } from '../../../releases/serving/registry.ts';
import { registerLocalReleases } from './local-releases.ts';

const unit = 'shell';
const next = { boot: '^9.0.0' };

let site: Awaited<ReturnType<typeof buildTestServices>>;
let root: string;
beforeEach(async () => {
  site = await buildTestServices();
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-checkout-'));
});
afterEach(async () => {
  rmSync(root, { recursive: true });
  await site.close();
});

/** Writes the build of the shell that the checkout of the server contains. */
function build(): string {
  const dist = path.join(root, 'shell/dist');
  const descriptor = descriptorOf({ 'entry.js': 'sunucunun kabuğu' }, {}, { unit, contract: '1.0.0' });
  mkdirSync(path.join(dist, 'browser'), { recursive: true });
  writeFileSync(path.join(dist, 'browser/entry.js'), 'sunucunun kabuğu');
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(descriptor));
  return descriptor.id;
}

async function publish(content: string, more: Partial<ReleaseDescriptor>): Promise<string> {
  const { services } = site;
  const id = await storeLiveRelease(services, unit, content, { built_at: '2030-01-01T00:00:00.000Z', ...more });
  await addLogEntry(services.db, { unit, action: 'publish', before: null, after: id, actor: 'Ekip', reason: '' });
  return id;
}

const start = () => registerLocalReleases(site.services, { root, onProgress: () => undefined });
const live = async () => (await readPointer(site.services.db, unit))?.live;
const overview = () => unitOverview(site.services, { unit, title: 'Kabuk', segment: null });

it('a published shell that needs other boot data is replaced by that of the server, with an alarm', async () => {
  const { services } = site;
  const own = build();
  await start();
  Object.assign(services.config, { smtpUrl: 'smtp://127.0.0.1:9' });
  await createUser(site, 'sahip@ornek.com', 'super_admin');
  const published = await publish('yeni kabuk', next);
  await start();
  expect(await live()).toBe(own);
  const reason = `Bu sürüm başlangıç verisinin ^9.0.0 sürümünü istiyor; sunucu ${bootDataVersion} sunuyor. Sunucunun kendi kabuğu gösteriliyor.`;
  const { trouble, live: shown } = await overview();
  expect([trouble, shown?.by]).toMatchObject([{ release_id: published, reason, stays: false }, 'Vitrin']);
  expect(await countUnansweredAlarms(services.db)).toBe(1);
  const mails = await services.db.selectFrom('mails').select(['recipient', 'subject']).execute();
  expect(mails).toEqual([{ recipient: 'sahip@ornek.com', subject: 'Sürüm geri alındı: shell' }]);
  await start();
  expect(await services.db.selectFrom('release_log').select('id').where('actor', '=', 'Vitrin').execute()).toHaveLength(
    1,
  );

  const usable = await publish('başka kabuk', { boot: `^${bootDataVersion}` });
  await start();
  expect([await live(), await countUnansweredAlarms(services.db)]).toEqual([usable, 0]);
});

it('until the next start, documents name an earlier shell, and the other one cannot be promoted', async () => {
  const { services } = site;
  const earlier = await storeLiveRelease(services, unit, 'önceki kabuk');
  const published = await publish('yeni kabuk', next);
  const registry = await openRegistry(services);
  expect(registry.live(unit)?.descriptor.id).toBe(earlier);
  expect(await registry.find(unit, published)).toBeNull();
  registry.close();
  await storeLiveRelease(services, unit, 'önceki kabuk');
  const decision = { unit, id: published, expected: earlier, reason: 'Deneme' } as const;
  await expect(promote(services, { actor: { name: 'Ayşe' } }, decision)).rejects.toThrow('not-promotable');
});
