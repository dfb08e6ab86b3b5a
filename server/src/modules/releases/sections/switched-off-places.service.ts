import type { SwitchedOffPlace, SwitchOnInput } from '@vitrin/shared-contracts/placeable-sections';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { isRemoteName, type RemoteName, type Unit } from '@vitrin/shared-contracts/releases';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { ContentSource } from '../../../content/content-kind.ts';
import { placeKey } from '../../../content/placed-sections.ts';
import { write, type WriteServices } from '../../../content/write.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { NotFound } from '../../../platform/errors.ts';
import type { ReleaseServices } from '../../../releases/release-services.ts';
import { addLogEntry, liveDescriptors, readPointers } from '../../../releases/stored/pointers.repository.ts';
import {
  deleteSwitchedOffPlaces,
  readSwitchedOffPlaces,
  type StoredSwitchedOffPlace,
} from '../../../releases/stored/switched-off-places.repository.ts';
import { placedSections, type SectionOnPage } from '../../site-pages/placed-sections.service.ts';

/** A place with its keys in all languages. */
export interface KeyedPlace extends SectionOnPage {
  keys: ReadonlySet<string>;
}

/** Returns the places of the sections of a remote with the keys that documents name. */
export async function keyedPlaces(db: Db, remote: RemoteName): Promise<KeyedPlace[]> {
  const { places } = await placedSections(db, remote);
  return places.map((place) => {
    // A page without a translation shows the section without texts.
    const texts = [...Object.values(place.texts), {}];
    return { ...place, keys: new Set(texts.map((own) => placeKey({ ...place, texts: own }))) };
  });
}

/** Returns where sections of a unit are switched off for visitors now. Values that no page has any more are not named. */
export async function switchedOffPlaces(
  { db, kinds }: ContentSource,
  unit: Unit,
  rights: ReadonlySet<Right>,
): Promise<SwitchedOffPlace[]> {
  const declared = (await liveDescriptors(db)).get(unit)?.sections ?? {};
  return (await placesOff(db, unit)).map(({ place: { entity, record, name, page }, rows }) => {
    const kind = kinds.get(entity);
    const [{ release_id, at } = { release_id: '', at: '' }] = rows;
    return {
      release_id,
      at,
      section: declared[name]?.title ?? name,
      page,
      screen: kind && rights.has(draftRightOf(kind.right)) ? kind.screen(record) : null,
      places: rows.map(({ place }) => place),
    };
  });
}

/** Returns how many places show the fallback text of a section because it fails there. */
export async function countSwitchedOffPlaces(db: Db): Promise<number> {
  const units = [...(await readSwitchedOffPlaces(db)).keys()];
  const places = await Promise.all(units.map((unit) => placesOff(db, unit)));
  return places.flat().length;
}

interface PlaceOff {
  place: KeyedPlace;
  /** Those of one release. */
  rows: readonly StoredSwitchedOffPlace[];
}

/** Returns the stored places at which a release that visitors get is switched off. */
async function placesOff(db: Db, unit: Unit): Promise<PlaceOff[]> {
  const pointer = (await readPointers(db)).find((each) => each.unit === unit);
  const shown = new Set([pointer?.live, pointer?.candidate]);
  const off = ((await readSwitchedOffPlaces(db)).get(unit) ?? []).filter(({ release_id: id }) => shown.has(id));
  if (off.length === 0 || !isRemoteName(unit)) return [];
  const byRelease = [...Map.groupBy(off, ({ release_id: id }) => id).values()];
  return (await keyedPlaces(db, unit)).flatMap((place) =>
    byRelease.flatMap((own) => {
      const rows = own.filter((row) => place.keys.has(row.place));
      return rows.length > 0 ? [{ place, rows }] : [];
    }),
  );
}

type SwitchOnServices = WriteServices & Pick<ReleaseServices, 'releases'>;

/** Shows a section at its places again, in the next document of this process. Throws 404 if none was switched off. */
export async function switchOnPlaces(
  services: SwitchOnServices,
  context: WriteContext,
  { unit, places }: SwitchOnInput & { unit: Unit },
): Promise<void> {
  const operation = { action: 'update', entity: 'release', keepsPages: true } as const;
  await write(services, context, operation, async (trx) => {
    const [first] = await deleteSwitchedOffPlaces(trx, unit, places);
    if (!first) throw new NotFound('no-switched-off-place', 'Bu bölüm orada zaten açık.');
    const { release_id: id } = first;
    const actor = context.actor.name;
    const reason = 'Ziyaretçilerde yeniden denenecek.';
    await addLogEntry(trx, { unit, action: 'place-on', before: id, after: id, actor, reason });
    return { data: null, entityId: null, title: `${unit} ${id}`, fields: [] };
  });
  await services.releases.notify();
}
