import { loginPath } from '@vitrin/shared-contracts/paths';
import { rights } from '@vitrin/shared-contracts/rights';
import { adminUrl } from '../config/admin-url.ts';
import { loadConfig, type ValidatedSettings } from '../config/config.ts';
import { moduleDescriptions } from '../describe-modules.ts';
import { countOutdated } from '../modules/search/repair-index.service.ts';
import { overview } from '../modules/releases/releases.service.ts';
import { warningsFor } from '../modules/statistics/warnings.ts';
import { findUnchangedPrinting, findUnclaimedAccount } from '../platform/auth/first-user.ts';
import { isLocalSite } from '../platform/auth/local-request.ts';
import { openDatabase, type Db } from '../platform/database/database.ts';
import { isUpgradePending } from '../platform/database/migrate.ts';
import { createLog } from '../platform/logging/log.ts';
import { program } from '../platform/program.ts';
import { createServices, type Services } from '../services.ts';
import { checkBucket } from '../start-up/check-bucket.ts';
import { ownInstallation, rejectForeignInstallation } from '../start-up/installation.ts';
import { startErrorMessage } from '../start-up/start-problems.ts';
import { readStoredSite } from '../start-up/stored-site.ts';
import { failure, ok, warning, type Finding } from './finding.ts';

/** Examines the database and what is stored in it. Changes nothing; a pending upgrade is not applied. */
export async function siteFindings(settings: ValidatedSettings, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  try {
    const { exists, installation } = await readStoredSite(settings);
    if (!exists) return [warning('Veri tabanında henüz bir site yok.', 'Site, sunucunun ilk başlatılışında kurulur.')];
    if (settings.s3 !== null) await checkBucket(settings.s3);
    rejectForeignInstallation(settings, installation, await ownInstallation(settings));
  } catch (error) {
    const message = startErrorMessage(error);
    if (message === null) throw error;
    return [failure(message, 'Ayarı düzeltip yeniden deneyin.')];
  }
  const db = await openDatabase(settings);
  try {
    if (await isUpgradePending(db))
      return [warning('Veri tabanı bir önceki sürümün.', 'Sunucunun başlatılması yükseltir; önce yedek alınır.')];
    return await storedFindings(db, env);
  } finally {
    await db.destroy();
  }
}

async function storedFindings(db: Db, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = loadConfig(env);
  const services = await createServices({ config, db, log: createLog('silent'), ...moduleDescriptions });
  const warnings = await warningsFor(services, new Set(rights));
  return [
    ok(config.databaseUrl === null ? 'Gömülü veri tabanı açılıyor.' : 'PostgreSQL yanıt veriyor.'),
    ...(config.s3 === null ? [] : [ok(`Dosyaların kovası okunup yazılabiliyor: ${config.s3.bucket}`)]),
    ...warnings.map(({ text }) => warning(text, 'Ayrıntısı panelin gösterge ekranında.')),
    ...(await setupFindings(services)),
    ...(await passwordFindings(db)),
    ...(await releaseFindings(services)),
    ...(await searchFindings(services)),
  ];
}

/** The server repairs the index by itself; what is left then is a fault. */
async function searchFindings(services: Services): Promise<Finding[]> {
  const outdated = await countOutdated(services);
  if (outdated === 0) return [];
  return [
    warning(
      `Site aramasının dizininde ${outdated} kayıt eksik ya da eski.`,
      'Sunucu bunları beş dakikada bir tamamlar. Sürerse: npm run vitrin -- search-index',
    ),
  ];
}

async function setupFindings({ db, config }: Pick<Services, 'db' | 'config'>): Promise<Finding[]> {
  if (isLocalSite(config) || (await findUnclaimedAccount(db)) === undefined) return [];
  return [
    warning(
      `Site henüz kurulmadı ve ${config.publicUrl} adresinden açılıyor.`,
      `Kurulumu ${adminUrl(config)}${loginPath} adresinde tamamlayın: SETUP_CODE ayarındaki kod ya da ilk başlatmada yazdırılan şifre sorulur.`,
    ),
  ];
}

async function passwordFindings(db: Db): Promise<Finding[]> {
  const printed = await findUnchangedPrinting(db);
  if (printed === null) return [];
  return [
    warning(
      `${printed.email}, ilk başlatmada yazdırılan şifreyi hâlâ değiştirmedi.`,
      `O şifreyle giriş yapın ya da yenisini üretin: ${program.vitrin} user reset-password ${printed.email}`,
    ),
  ];
}

async function releaseFindings(services: Pick<Services, 'config' | 'db' | 'files'>): Promise<Finding[]> {
  const units = await overview(services);
  const findings = units.flatMap(({ unit, live, trouble }): Finding[] => {
    if (live === null)
      return [failure(`${unit} için canlı bir sürüm yok; onun sayfaları açılmaz.`, `${program.vitrin} releases`)];
    if (trouble === null) return [];
    return [warning(`${unit} biriminin bir sürümü sorun çıkardı.`, 'Panelde Yazılım sürümleri ekranına bakın.')];
  });
  return findings.length > 0 ? findings : [ok('Her birimin canlı bir sürümü var.')];
}
