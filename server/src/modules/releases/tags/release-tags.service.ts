import { limits } from '@vitrin/shared-contracts/limits';
import {
  isVersionTag,
  releaseLabelsSchema,
  type AddTagsInput,
  type ReleaseLabelsInput,
} from '@vitrin/shared-contracts/release-lifecycle';
import type { Unit } from '@vitrin/shared-contracts/releases';
import { write, type WriteServices } from '../../../content/write.ts';
import { helpersOf } from '../../../platform/database/helpers.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../platform/errors.ts';
import { validated } from '../../../platform/http/validated.ts';
import type { PlatformServices } from '../../../platform/platform-services.ts';
import { addLogEntry } from '../../../releases/stored/pointers.repository.ts';
import { requireValidToken } from '../keys/publish-tokens.repository.ts';
import type { Publisher } from '../publish/publisher.ts';
import { findReleases } from '../release-lists.repository.ts';
import { findRelease } from '../../../releases/stored/releases.repository.ts';
import { deleteTag, moveTag, setNote, taggedRelease, tagsOf } from './release-tags.repository.ts';

const RELEASE_ID = /^[0-9a-f]{16}$/;

/** Returns the id of the release that an id or a tag names. Throws 404 for a tag that no release of the unit has. */
export async function releaseIdOf(db: Db, unit: Unit, reference: string): Promise<string> {
  if (RELEASE_ID.test(reference)) return reference;
  const id = await taggedRelease(db, unit, reference);
  if (id === null) throw new NotFound('no-tag', `Bu birimde ${reference} etiketli bir sürüm yok.`);
  return id;
}

/**
 * Throws 409 if the tag no longer names the release that was checked. Called in the transaction of a decision, whose
 * slow checks of files come before it.
 */
export async function requireStillNamed(trx: Db, unit: Unit, reference: string, id: string): Promise<void> {
  const now = await releaseIdOf(trx, unit, reference);
  if (now !== id)
    throw new Conflict('tag-moved', `${reference} etiketi bu arada ${id} sürümünden ${now} sürümüne taşındı.`);
}

/** Returns tags and note of a stored release, as they are now. */
export async function labelsOf(db: Db, unit: Unit, reference: string): Promise<ReleaseLabelsInput> {
  const id = await releaseIdOf(db, unit, reference);
  const [stored] = await findReleases(db, unit, [id]);
  const note = stored?.note ?? stored?.descriptor.about?.note ?? '';
  return { id, tags: (await tagsOf(db, unit)).get(id) ?? [], note };
}

/** Replaces tags and note of a stored release. Its signed description does not change. */
export async function setLabels(
  services: WriteServices,
  context: WriteContext,
  unit: Unit,
  value: unknown,
): Promise<void> {
  const { id: reference, tags, note } = validated(releaseLabelsSchema, value);
  const operation = { action: 'update', entity: 'release', keepsPages: true } as const;
  await write(services, context, operation, async (trx) => {
    const id = await requireStored(trx, unit, reference);
    const before = (await tagsOf(trx, unit)).get(id) ?? [];
    for (const tag of before.filter((each) => !tags.includes(each))) await deleteTag(trx, unit, tag);
    const added = tags.filter((tag) => !before.includes(tag));
    await giveTags(trx, { unit, id, tags: added, actor: context.actor.name, mayMove: true });
    await setNote(trx, { unit, id, note });
    return { data: null, entityId: null, title: `${unit} ${id}`, fields: ['tags', 'note'] };
  });
}

/**
 * Gives a stored release tags besides those that it has, with a credential of its unit. Moving one needs the right to
 * promote, because a promotion by the tag then takes the other release.
 */
export async function addTags(
  { db }: Pick<PlatformServices, 'db'>,
  { remote: unit, name: actor, tokenId, mayPromote: mayMove }: Publisher,
  { id: reference, tags }: AddTagsInput,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await requireStored(trx, unit, reference);
    await requireValidToken(trx, tokenId);
    await giveTags(trx, { unit, id, tags, actor, mayMove });
  });
}

/** Takes the lock, so that of two releases that get a tag at the same time one has it in the end. */
async function requireStored(trx: Db, unit: Unit, reference: string): Promise<string> {
  await helpersOf(trx).lock(trx, 'releases');
  const id = await releaseIdOf(trx, unit, reference);
  if (!(await findRelease(trx, unit, id))) throw new NotFound('no-release', 'Böyle bir sürüm yok.');
  return id;
}

interface Tagging {
  unit: Unit;
  id: string;
  tags: readonly string[];
  actor: string;
  /** Whether tags of other releases may be given. */
  mayMove: boolean;
}

async function giveTags(trx: Db, { unit, id, tags, actor, mayMove }: Tagging): Promise<void> {
  const has = (await tagsOf(trx, unit)).get(id) ?? [];
  const most = limits.releaseTags.perRelease;
  if (new Set([...has, ...tags]).size > most)
    throw new Invalid({ tags: `Bir sürümün en fazla ${most} etiketi olabilir; şimdi ${has.length} etiketi var.` });
  for (const tag of tags) {
    const former = await taggedRelease(trx, unit, tag);
    if (former === id) continue;
    if (former !== null && isVersionTag(tag))
      throw new Conflict('tag-taken', `${tag} etiketi ${former} sürümünde; sürüm numarası başka sürüme taşınmaz.`);
    if (former !== null && !mayMove)
      throw new Forbidden(
        'tag-taken',
        `${tag} etiketi ${former} sürümünde; yalnızca yükleyen bir yayın hattı onu taşıyamaz. Etiketi panelde Yazılım sürümleri ekranından taşıyın.`,
      );
    await moveTag(trx, { unit, tag, releaseId: id, createdBy: actor });
    await addLogEntry(trx, { unit, action: 'tag', before: former, after: id, actor, reason: tag });
  }
}
