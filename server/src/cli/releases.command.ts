import {
  releaseActionLabels,
  type ReleaseHealth,
  type ReleaseRow,
  type UnitOverview,
} from '@vitrin/shared-contracts/release-management';
import { releaseRows } from '../modules/releases/release-rows.service.ts';
import { listLog, overview } from '../modules/releases/releases.service.ts';
import { requireUnit } from '../modules/releases/remotes/units.service.ts';
import type { Services } from '../services.ts';
import { formatColumns, shownTime } from './columns.ts';
import { commandContext, withServices, type Command } from './command.ts';
import { parseArgs, requireUsage } from './args.ts';

const SHOWN = 20;
const MAX_SUBJECT_LENGTH = 40;
const NONE = '–';

/** Lists what is live, which other releases are stored, and the health of each. */
export const releasesCommand: Command = {
  name: 'releases',
  usage: [['releases [birim]', 'Birimlerin canlı, önceki ve aday sürümleri; bir birimin saklanan sürümleri']],
  async run(args) {
    const { positionals } = parseArgs(args);
    requireUsage(this, positionals.length < 2);
    const [name] = positionals;
    await withServices(async (services) =>
      console.log(name === undefined ? await allUnits(services) : await listUnitReleases(services, name)),
    );
  },
};

async function allUnits(services: Pick<Services, 'config' | 'db' | 'files'>): Promise<string> {
  const units = await overview(services);
  const rows = units.map((unit) => [
    unit.unit,
    unit.live?.id ?? NONE,
    unit.live ? `${shownTime(unit.live.since)} ${unit.live.by}` : NONE,
    unit.previous?.id ?? NONE,
    unit.candidate ? `${unit.candidate.id} %${unit.candidate.percent}` : NONE,
    healthOf(unit.live?.health),
  ]);
  const heads = ['BİRİM', 'CANLI', 'NE ZAMAN, KİM', 'ÖNCEKİ', 'ADAY', 'SAĞLIK'];
  return [formatColumns([heads, ...rows]), ...units.flatMap(incidentText)].join('\n');
}

function incidentText({ unit, trouble: incident }: UnitOverview): string[] {
  if (!incident) return [];
  const outcome = incident.stays ? 'çalışmıyor ve canlıda kaldı' : 'kendiliğinden geri alındı';
  return [`! ${unit}: ${incident.release_id} ${outcome} (${shownTime(incident.at)}): ${incident.reason}`];
}

async function listUnitReleases(services: Pick<Services, 'db' | 'config' | 'files'>, name: string): Promise<string> {
  const { unit } = await requireUnit(services.db, name);
  const { rows, total } = await releaseRows(services, unit, { page: 1, size: SHOWN }, commandContext.actor);
  if (total === 0) return 'Bu birimin saklanan sürümü yok.';
  const lines = rows.map((row) => [
    row.id,
    sourceOf(row),
    truncate(row.about?.subject ?? NONE),
    row.tags.join(', ') || NONE,
    shownTime(row.published_at),
    row.published_by,
    stateOf(row),
    healthOf(row.health),
  ]);
  const more = total > rows.length ? [`… ve ${total - rows.length} eski sürüm`] : [];
  return [
    formatColumns([['SÜRÜM', 'COMMIT', 'DEĞİŞİKLİK', 'ETİKET', 'YÜKLENDİ', 'YÜKLEYEN', 'DURUM', 'SAĞLIK'], ...lines]),
    ...(rows.some(({ provenance }) => provenance)
      ? ['✓ Commit ve iş, yayın hattının platformu tarafından doğrulandı.']
      : []),
    ...more,
  ].join('\n');
}

/** Returns the commit that the platform of the pipeline has certified, or the one that the publisher only states. */
function sourceOf({ commit, provenance }: ReleaseRow): string {
  const verified = provenance?.commit ?? '';
  return verified === '' ? (commit?.slice(0, 10) ?? NONE) : `${verified.slice(0, 10)} ✓ ${provenance?.run_url ?? ''}`;
}

/** Shortens a text to the width of a terminal column; the panel shows all of it. */
function truncate(text: string): string {
  return text.length > MAX_SUBJECT_LENGTH ? `${text.slice(0, MAX_SUBJECT_LENGTH - 1).toWellFormed()}…` : text;
}

function stateOf(row: ReleaseRow): string {
  if (row.is_live) return 'canlı';
  if (row.is_candidate) return 'aday';
  if (row.set_aside) return `kullanımdan kaldırıldı: ${row.set_aside.reason}`;
  return row.misfit === null ? 'hazır' : `uymuyor: ${row.misfit}`;
}

function healthOf(health: ReleaseHealth | undefined): string {
  if (!health) return NONE;
  const failures = Object.values(health.failures).reduce((sum, count) => sum + count, 0);
  return `${health.loads} açılış, ${failures} hata`;
}

/** Shows the append-only log of the pointers. */
export const releaseLogCommand: Command = {
  name: 'release-log',
  usage: [['release-log [birim]', `Sürümlerle ilgili son ${SHOWN} kayıt: kim, ne, neden`]],
  async run(args) {
    const { positionals } = parseArgs(args);
    requireUsage(this, positionals.length < 2);
    const [name] = positionals;
    await withServices(async ({ db }) => {
      const unit = name === undefined ? null : (await requireUnit(db, name)).unit;
      const { rows } = await listLog(db, unit, { page: 1, size: SHOWN });
      if (rows.length === 0) return console.log('Kayıt yok.');
      const lines = rows.map(({ at, unit, action, before, after, actor, reason, emergency }) => [
        shownTime(at),
        unit,
        emergency ? `${releaseActionLabels[action]} (acil, ikinci kişi olmadan)` : releaseActionLabels[action],
        `${before ?? NONE} → ${after ?? NONE}`,
        actor,
        reason,
      ]);
      console.log(formatColumns([['ZAMAN', 'BİRİM', 'NE OLDU', 'ÖNCE → SONRA', 'KİM', 'NEDEN'], ...lines]));
    });
  },
};
