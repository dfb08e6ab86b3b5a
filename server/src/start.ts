import type { FastifyInstance } from 'fastify';
import { loginPath } from '@vitrin/shared-contracts/paths';
import {
  createFirstUser,
  findUnchangedPrinting,
  findUnclaimedAccount,
  type FirstUser,
} from './platform/auth/first-user.ts';
import { dailyBackup } from './backup/schedule/daily-backup.ts';
import { buildApp } from './app.ts';
import { adminUrl } from './config/admin-url.ts';
import { ConfigError } from './config/config-schema.ts';
import { loadConfig, readSettings, type Config } from './config/config.ts';
import { prepareDataFolder } from './platform/files/data-folder.ts';
import { keepRemainingSpace, keepReserve, releaseReserve } from './platform/files/space-reserve.ts';
import { claimDataFolder } from './platform/database/data-folder-lock.ts';
import { withStartLock } from './platform/database/start-lock.ts';
import { hasArticles } from './demo/demo.repository.ts';
import { importDemo } from './demo/import-demo.ts';
import { closeUntilNotice } from './modules/public-forms/closed-forms.service.ts';
import { loadMinimum } from './demo/load-minimum.ts';
import { errorCode } from './platform/error-code.ts';
import { dailyDestruction } from './daily-destruction.ts';
import { errorText, loggedError } from './platform/logging/logged-error.ts';
import { moveOrphanPicturesToRemoved } from './modules/media/orphan-pictures.service.ts';
import { limitHeapGrowth } from './platform/memory/heap-growth.ts';
import { collectGarbageWhenIdle } from './platform/memory/idle-garbage-collection.ts';
import { watchCertificate } from './platform/jobs/certificate-watch.ts';
import { startJob, type ScheduledJob } from './platform/jobs/scheduled-job.ts';
import { program } from './platform/program.ts';
import { modules } from './modules/index.ts';
import { openServices } from './open-services.ts';
import { developmentMode, followBuilds } from './modules/releases/publish/development-mode.ts';
import { registerLocalReleases } from './modules/releases/publish/local-releases.ts';
import type { Services } from './services.ts';
import { checkConfiguration } from './start-up/check-configuration.ts';
import { shutDownGracefully } from './start-up/graceful-shutdown.ts';
import { registerInstallation } from './start-up/installation.ts';
import { restartOnException } from './start-up/restart-on-exception.ts';
import { startErrorMessage } from './start-up/start-problems.ts';
import { stopOnSignal } from './start-up/stop-on-signal.ts';
import { waitForDatabase } from './site/away/wait-for-database.ts';

const HOUR_MS = 3_600_000;
const NO_SPACE =
  'Diskte yer kalmadı: ayrılmış yer bırakıldı. Ziyaretçiler siteyi okuyabilir; kayıtlar ve formlar, yer açılana dek alınamayabilir.';

/**
 * Starts the server and runs it until it receives a stop signal. `build` runs after the settings are checked and before
 * anything is created.
 */
export async function start(env: NodeJS.ProcessEnv, build?: () => Promise<void>): Promise<void> {
  try {
    const settings = readSettings(env);
    if (releaseReserve(settings.dataDir)) print(NO_SPACE);
    await waitForDatabase(settings, (server) => serveUntilReady(settings, server));
    await checkConfiguration(env);
    await build?.();
    const config = loadConfig(env);
    prepareDataFolder(config.dataDir);
    const release = claimDataFolder(config);
    const services = await withStartLock(config, printWaiting, async () => {
      const opened = await openServices(config, print);
      await registerInstallation(config, opened.db);
      await prepare(opened);
      return opened;
    });
    await serve(services, release);
  } catch (error) {
    const reason = startErrorMessage(error);
    print(reason ?? `Vitrin başlatılamadı: ${loggedError(error).message}`);
    if (reason === null) console.error(errorText(error));
    process.exit(1);
  }
}

function serveUntilReady(config: Pick<Config, 'drainDelayMs'>, server: FastifyInstance): () => void {
  print('Veri tabanına ulaşılamıyor; bağlanana dek diskteki sayfalar sunuluyor…');
  // It is not ready in any case.
  return stopOnSignal({ announce: () => undefined, config, end: () => server.close(), print });
}

function printWaiting(): void {
  print('Başka bir sunucu siteyi hazırlıyor; bitmesi bekleniyor…');
}

function print(text: string): void {
  // The standard output has the log alone, as JSON lines.
  console.error(text);
}

async function prepare(services: Services): Promise<void> {
  await removeOrphanPictures(services);
  const first = await createFirstUser(services);
  if (first && !services.config.demoContent) await closeForms(services);
  if (first) printFirstUser(first);
  else await remindOfFirstPassword(services);
  await loadMinimum(services);
  // The import runs in another process, so both use the CPU at the same time.
  await Promise.all([
    loadDemoContent(services),
    registerLocalReleases(services, { onProgress: print, ...developmentMode(process.argv) }),
  ]);
}

async function loadDemoContent(services: Pick<Services, 'config' | 'db' | 'contentVersion'>): Promise<void> {
  if (services.config.demoContent && !(await hasArticles(services.db)))
    await importDemo(services, { onProgress: print });
}

/**
 * Removes picture files left by uploads of a killed server. With several servers only old files are removed, because
 * another server may be receiving one.
 */
async function removeOrphanPictures(services: Services): Promise<void> {
  const settledMs = services.config.databaseUrl === null ? 0 : HOUR_MS;
  await moveOrphanPicturesToRemoved(services, settledMs).catch((error: unknown) =>
    services.log.warn({ err: error }, 'orphaned picture files not moved to the removed folder'),
  );
}

function printFirstUser({ email, generatedPassword }: FirstUser): void {
  print(`İlk kullanıcı oluşturuldu: ${email}`);
  if (generatedPassword === null) return;
  print(`Şifresi (yalnızca bir kez gösterilir, saklanmaz): ${generatedPassword}`);
  print('Bu satır, çıktı bir dosyaya ya da günlüğe yazılıyorsa orada da durur; ilk girişte yeni bir şifre istenir.');
}

/** Reminds of the first password while it is unused: it was printed by another start, perhaps on another machine. */
async function remindOfFirstPassword({ db }: Pick<Services, 'db'>): Promise<void> {
  const printed = await findUnchangedPrinting(db);
  if (printed === null) return;
  const at = new Date(printed.at).toLocaleString('tr', { timeZone: 'Europe/Istanbul' });
  print(`${printed.email} ilk şifresiyle henüz giriş yapmadı. Şifre, ${printed.machine} makinesinde ${at} tarihli`);
  print(`  ilk başlatmanın çıktısına yazıldı. Bulunamıyorsa: ${program.vitrin} user reset-password ${printed.email}`);
}

async function serve(services: Services, release: () => void): Promise<void> {
  const watch = services.config.databaseUrl ? await watchChanges(services) : null;
  const app = await buildApp(services);
  const endJobs = [
    ...modules.flatMap(({ jobs = [] }) => jobs),
    dailyDestruction,
    dailyBackup,
    watchCertificate,
    saveCountersJob,
    keepReserveJob,
  ].map((job) => startJob(job, services));
  const { port, host } = services.config;
  await app.listen({ port, host }).catch(throwHostError);
  followBuilds(services, developmentMode(process.argv));
  limitHeapGrowth();
  collectGarbageWhenIdle();
  const isSetUp = (await findUnclaimedAccount(services.db)) === undefined;
  printReady(services.config, app, isSetUp);
  const finish = async () => {
    await Promise.all(endJobs.map((end) => end()));
    await watch?.stop();
    await saveCounters(services);
    await services.db.destroy();
    keepRemainingSpace(services.config.dataDir);
    release();
  };
  const end = shutDownGracefully({ app, onDrained: finish });
  stopOnSignal({ announce: () => app.running.announceStop(), config: services.config, end, print });
  restartOnException({ log: services.log, end });
}

/** Converts an unknown host error, which would otherwise be reported as a database error. */
function throwHostError(error: unknown): never {
  if (!/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(errorCode(error))) throw error;
  throw new ConfigError('HOST', 'bu makinenin böyle bir adresi yok.');
}

/** Only a database that other processes write to needs watching. */
async function watchChanges(services: Services): Promise<{ stop(): Promise<void> }> {
  const { ChangeWatch } = await import('./platform/database/change-watch.ts');
  const { readInboxState } = await import('./modules/inbox/mailbox-list.service.ts');
  const watch = new ChangeWatch(services, readInboxState);
  await watch.start();
  return watch;
}

const saveCountersJob: ScheduledJob<Services> = { name: 'save-sums', intervalMs: 10_000, run: saveCounters };

/** Also restores a reserve that a start has given back, once there is space again. */
const keepReserveJob: ScheduledJob<Services> = {
  name: 'keep-reserve',
  intervalMs: HOUR_MS,
  runsAtStart: true,
  run: async ({ config }) => keepReserve(config.dataDir),
};

/** Saves the counters kept in memory, the only data that may lose ten seconds (product §10). */
async function saveCounters({ db, log, ...counted }: Services): Promise<void> {
  const { lastSeen, visits, missing, missedSearches, downloadCounts, releaseHealth } = counted;
  for (const counters of [lastSeen, visits, missing, missedSearches, downloadCounts, releaseHealth])
    await counters.flush(db).catch((error: unknown) => log.warn({ err: error }, 'in-memory sums not saved'));
}

function printReady(config: Config, app: FastifyInstance, isSetUp: boolean): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  print(`Vitrin hazır (port ${port}).`);
  print(`  Site:           ${config.publicUrl}/`);
  print(`  Yönetim Paneli: ${adminUrl(config)}${loginPath}`);
  if (!isSetUp) print(`  Kurulum:        ${adminUrl(config)}${loginPath}`);
}

/** Nobody has published the notice of an empty new site yet. */
async function closeForms({ db }: Services): Promise<void> {
  await closeUntilNotice(db, { now: new Date().toISOString(), userId: null });
}
