import type { FastifyInstance } from 'fastify';
import { loginPath } from 'shared-contracts/paths';
import { createFirstUser, unchangedPrinting, type FirstUser } from './platform/auth/first-user.ts';
import { buildApp } from './app.ts';
import { ConfigError } from './config/config-schema.ts';
import { loadConfig, type Config } from './config/config.ts';
import { openDataFolder } from './platform/files/data-folder.ts';
import { claimDataFolder } from './platform/database/sole-process.ts';
import { underStartLock } from './platform/database/start-lock.ts';
import { hasArticles } from './demo/demo.repository.ts';
import { importDemo } from './demo/import-demo.ts';
import { loadMinimum } from './demo/load-minimum.ts';
import { errorCode } from './platform/error-code.ts';
import { dailyDestruction } from './daily-destruction.ts';
import { errorText, loggedError } from './platform/logging/logged-error.ts';
import { completeMedia } from './modules/media/complete-media.ts';
import { setOrphanPicturesAside } from './modules/media/orphan-pictures.service.ts';
import { startJob, type ScheduledJob } from './platform/jobs/scheduled-job.ts';
import { modules } from './modules/index.ts';
import { openServices } from './open-services.ts';
import { registerLocalReleases } from './modules/releases/publish/local-releases.ts';
import type { Services } from './services.ts';
import { checkConfiguration } from './start-up/check-configuration.ts';
import { endInOrder } from './start-up/end-in-order.ts';
import { joinInstallation } from './start-up/installation.ts';
import { restartOnException } from './start-up/restart-on-exception.ts';
import { startProblem } from './start-up/start-problems.ts';
import { stopOnSignal } from './start-up/stop-on-signal.ts';

const HOUR_MS = 3_600_000;

/**
 * Starts the server and runs it until it receives a stop signal. `build` runs after the settings are checked and before
 * anything is created.
 */
export async function start(env: NodeJS.ProcessEnv, build?: () => Promise<void>): Promise<void> {
  try {
    await checkConfiguration(env);
    await build?.();
    const config = loadConfig(env);
    openDataFolder(config.dataDir);
    const release = claimDataFolder(config);
    const services = await underStartLock(config, sayWaiting, async () => {
      const opened = await openServices(config, say);
      await joinInstallation(config, opened.db);
      await prepare(opened);
      return opened;
    });
    await serve(services, release);
  } catch (error) {
    const reason = startProblem(error);
    say(reason ?? `Vitrin başlatılamadı: ${loggedError(error).message}`);
    if (reason === null) console.error(errorText(error));
    process.exit(1);
  }
}

function sayWaiting(): void {
  say('Başka bir sunucu siteyi hazırlıyor; bitmesi bekleniyor…');
}

function say(text: string): void {
  console.log(text);
}

async function prepare(services: Services): Promise<void> {
  await sweepPictures(services);
  const first = await createFirstUser(services);
  if (first) introduce(first);
  else await recallPrinting(services);
  await loadMinimum(services);
  await completeMedia(services, { onProgress: say });
  // The import is another process: both use the processor at once.
  await Promise.all([
    loadDemoContent(services),
    registerLocalReleases(services, { onProgress: say, isDevelopment: process.argv.includes('--development') }),
  ]);
}

async function loadDemoContent(services: Services): Promise<void> {
  if (services.config.demoContent && !(await hasArticles(services.db))) await importDemo(services, { onProgress: say });
}

/** What uploads of a killed server have left behind. Another server may be receiving one where there is more than one. */
async function sweepPictures(services: Services): Promise<void> {
  const settledMs = services.config.databaseUrl === null ? 0 : HOUR_MS;
  await setOrphanPicturesAside(services, settledMs).catch((error: unknown) =>
    services.log.warn({ err: error }, 'files of no picture not set aside'),
  );
}

function introduce({ email, generatedPassword }: FirstUser): void {
  say(`İlk kullanıcı oluşturuldu: ${email}`);
  if (generatedPassword === null) return;
  say(`Şifresi (yalnızca bir kez gösterilir, saklanmaz): ${generatedPassword}`);
  say('Bu satır, çıktı bir dosyaya ya da günlüğe yazılıyorsa orada da durur; ilk girişte yeni bir şifre istenir.');
}

/** While nobody has used it: the first password stands in the output of another start, perhaps of another machine. */
async function recallPrinting({ db }: Services): Promise<void> {
  const printed = await unchangedPrinting(db);
  if (printed === null) return;
  const at = new Date(printed.at).toLocaleString('tr', { timeZone: 'Europe/Istanbul' });
  say(`${printed.email} ilk şifresiyle henüz giriş yapmadı. Şifre, ${printed.machine} makinesinde ${at} tarihli`);
  say(`  ilk başlatmanın çıktısına yazıldı. Bulunamıyorsa: npm run vitrin -- user reset-password ${printed.email}`);
}

async function serve(services: Services, release: () => void): Promise<void> {
  const watch = services.config.databaseUrl ? await watchChanges(services) : null;
  const app = await buildApp(services);
  const endJobs = [...modules.flatMap(({ jobs = [] }) => jobs), dailyDestruction, savingSums].map((job) =>
    startJob(job, services),
  );
  const { port, host } = services.config;
  await app.listen({ port, host }).catch(refuseHost);
  announce(services.config, app);
  const finish = async () => {
    await Promise.all(endJobs.map((end) => end()));
    await watch?.stop();
    await saveSums(services);
    await services.db.destroy();
    release();
  };
  const end = endInOrder({ app, finish });
  stopOnSignal({ app, config: services.config, end, say });
  restartOnException({ log: services.log, end });
}

/** A name that cannot be found would else be taken for the database's. */
function refuseHost(error: unknown): never {
  if (!/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)$/.test(errorCode(error))) throw error;
  throw new ConfigError('HOST', 'bu makinenin böyle bir adresi yok.');
}

/** Only a database that other processes write to needs watching. */
async function watchChanges(services: Services): Promise<{ stop(): Promise<void> }> {
  const { ChangeWatch } = await import('./platform/database/watch-changes.ts');
  const { readInboxState } = await import('./modules/inbox/mailbox-list.service.ts');
  const watch = new ChangeWatch(services, readInboxState);
  await watch.start();
  return watch;
}

const savingSums: ScheduledJob<Services> = { name: 'save-sums', everyMs: 10_000, run: saveSums };

/** What is summed in memory, and alone may lose ten seconds (product §10). */
async function saveSums({ db, log, lastSeen, visits, releaseHealth }: Services): Promise<void> {
  for (const sums of [lastSeen, visits, releaseHealth])
    await sums.flush(db).catch((error: unknown) => log.warn({ err: error }, 'sums in memory not saved'));
}

function announce({ publicUrl }: Config, app: FastifyInstance): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  say(`Vitrin hazır (port ${port}).`);
  say(`  Site:           ${publicUrl}/`);
  say(`  Yönetim Paneli: ${publicUrl}${loginPath}`);
}
