import type { Right } from '@vitrin/shared-contracts/rights';
import { warningRights, type Warning, type WarningKind } from '@vitrin/shared-contracts/statistics';
import { readClock } from '../../platform/jobs/clock-check.ts';
import { backupProblem } from '../../backup/schedule/backup-problem.ts';
import { readLastBackup } from '../../backup/schedule/last-backup.repository.ts';
import { certificateProblem } from '../../platform/http/certificate.ts';
import { takenListsText } from './taken-lists.ts';
import type { ContentServices } from '../../content/content-services.ts';

type WarningServices = Pick<
  ContentServices,
  'db' | 'kinds' | 'storage' | 'untrustedProxies' | 'config' | 'certificate' | 'purgeState'
>;

/** Milliseconds after which a purge that still fails is no passing disturbance. */
const SHORT_FAILURE_MS = 60_000;

/** Texts of the warnings; each function returns null if there is no problem. */
const warningTexts: Readonly<Record<WarningKind, (services: WarningServices) => Promise<string | null>>> = {
  async clock({ db }) {
    const { verdict } = await readClock(db);
    if (verdict === 'right') return null;
    return 'Sunucunun saati onayınızı bekliyor; o zamana dek saklama süresi dolan veriler silinmez.';
  },

  async storage({ storage }) {
    const { level, free, reserve, visitors, quota } = await storage.read();
    if (level === 'ok') return null;
    const what =
      free < 2 * reserve
        ? `Sunucunun diskinde ${megabytes(free)} yer kaldı.`
        : `Ziyaretçilerden gelen veriler, onlara ayrılan ${megabytes(quota)} alanın ${megabytes(visitors)} kadarını doldurdu.`;
    return level === 'low'
      ? `${what} Yer açılmazsa yakında ziyaretçilerin formları alınamayacak.`
      : `${what} Ziyaretçilerin formları şu anda alınamıyor; diskte yer açın.`;
  },

  async proxy({ untrustedProxies, config }) {
    const addresses = untrustedProxies.list();
    if (addresses.length === 0) return null;
    const trusted = [...(config.trustProxy || []), ...addresses].join(',');
    return (
      `Ziyaretçiler siteye ${addresses.join(', ')} adresindeki bir vekil sunucu üzerinden geliyor, ama site ona güvenmesi gerektiğini bilmiyor: ` +
      'bütün ziyaretçiler tek kişi sayılıyor ve deneme sınırlarına birlikte takılıyor. ' +
      `Bu adres kendi vekil sunucunuzunsa sunucunun ayarlarına TRUST_PROXY=${trusted} satırını ekleyip siteyi yeniden başlatın.`
    );
  },

  async backup({ db, config }) {
    return config.backupDir === null && config.backupS3 === null
      ? null
      : backupProblem(await readLastBackup(db), Date.now());
  },

  async certificate({ certificate: { last, panel } }) {
    const now = Date.now();
    const problems = [last && certificateProblem(last, now), panel && certificateProblem(panel, now, 'panel')];
    return problems.filter(Boolean).join(' ') || null;
  },

  async purge({ purgeState: { failingSince } }) {
    if (failingSince === null || Date.now() - failingSince < SHORT_FAILURE_MS) return null;
    const since = new Date(failingSince).toLocaleString('tr', { timeZone: 'Europe/Istanbul' });
    return (
      `Sitenin önündeki önbellek (CDN) ${since} tarihinden beri değişiklik bildirimlerini kabul etmiyor; ziyaretçiler eski sayfaları görebilir. ` +
      'Sunucunun PURGE_URL ve PURGE_AUTHORIZATION ayarlarını denetleyin.'
    );
  },

  'taken-lists': takenListsText,
};

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

function megabytes(bytes: number): string {
  return `${number.format(bytes / 1_048_576)} MB`;
}

export async function warningsFor(services: WarningServices, rights: ReadonlySet<Right>): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const kind of (Object.keys(warningTexts) as WarningKind[]).filter((each) => rights.has(warningRights[each]))) {
    const text = await warningTexts[kind](services);
    if (text !== null) warnings.push({ kind, text });
  }
  return warnings;
}
