import { isRemoteName, type RemoteName } from '@vitrin/shared-contracts/releases';
import { addLogEntry, readPointer } from '../../../releases/stored/pointers.repository.ts';
import {
  insertSwitchedOffPlaces,
  readSwitchedOffPlaces,
} from '../../../releases/stored/switched-off-places.repository.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { Services } from '../../../services.ts';
import { systemActor } from '../commands/system-actor.ts';
import { keyedPlaces, type KeyedPlace } from '../sections/switched-off-places.service.ts';
import { mailIncident } from './mail-incident.ts';
import type { FailingSection, Incident } from './watchdog.ts';

/**
 * Shows the fallback text at the one place where a section fails, and notifies staff. Returns false if the release may be
 * the cause: the section fails at several places, or at unknown ones.
 */
export async function switchOffFailingPlace(services: Services, incident: Incident): Promise<boolean> {
  const { unit, id: release, section } = incident;
  if (!section || !isRemoteName(unit)) return false;
  try {
    const place = await onePlaceOf(services.db, { unit, release, section });
    if (!place) return false;
    if (await switchOff(services, incident, place)) {
      services.log.error(
        { unit, release, section: section.name, pages: place.pages },
        'section switched off at a place',
      );
      await services.releases.notify();
    }
    return true;
  } catch (error) {
    services.log.error({ err: error, unit, release, section: section.name }, 'failing place not switched off');
    return false;
  }
}

interface FailingRelease {
  unit: RemoteName;
  release: string;
  section: FailingSection;
}

/** The one place at which a section fails. */
interface FailingPlace {
  /** Keys with which it fails: in several languages it has several. */
  keys: readonly string[];
  /** Titles of the pages that have it. */
  pages: readonly string[];
}

/** Returns null if the section fails at several places, or at none that a page has. */
async function onePlaceOf(db: Db, { unit, release, section }: FailingRelease): Promise<FailingPlace | null> {
  const pointer = await readPointer(db, unit);
  if (pointer?.live !== release && pointer?.candidate !== release) return null;
  const places = (await keyedPlaces(db, unit)).filter(({ name }) => name === section.name);
  // Reports are unauthenticated, and may be about values that have changed since: other keys prove nothing.
  const keys = section.places.filter((key) => places.some(hasKey(key)));
  if (keys.length === 0) return null;
  const failing = places.filter((place) => keys.every((key) => place.keys.has(key)));
  if (failing.length === 0) return null;
  const off = ((await readSwitchedOffPlaces(db)).get(unit) ?? []).filter(({ release_id: id }) => id === release);
  const failsElsewhere = off.some(({ place }) => places.some(hasKey(place)) && !failing.some(hasKey(place)));
  if (failsElsewhere && !section.isOnlyThere) return null;
  return { keys, pages: [...new Set(failing.map(({ page }) => page))] };
}

function hasKey(key: string): (place: KeyedPlace) => boolean {
  return ({ keys }) => keys.has(key);
}

/** Returns false if another process has done it. */
async function switchOff(
  { db, config }: Services,
  incident: Incident,
  { keys, pages }: FailingPlace,
): Promise<boolean> {
  const { unit, id } = incident;
  const where = `Sayfa: ${pages.map((page) => `“${page}”`).join(', ')}.`;
  const reason = `${incident.reason} ${where}`;
  return db.transaction().execute(async (trx) => {
    if (!(await insertSwitchedOffPlaces(trx, unit, id, keys))) return false;
    await addLogEntry(trx, { unit, action: 'place-off', before: id, after: id, actor: systemActor, reason });
    const text = `${where} Orada bölümün yedek metni görünüyor; sürüm geri alınmadı.`;
    await mailIncident({ db: trx, config }, incident, { kind: 'place-off', text });
    return true;
  });
}
