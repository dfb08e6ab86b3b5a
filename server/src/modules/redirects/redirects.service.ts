import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import { createdRecord, type ContentKind, type ContentSource } from '../../content/content-kind.ts';
import { splitLanguage } from 'shared-contracts/first-paths';
import { firstSegment, ownerOfSegment } from 'shared-contracts/first-segments';
import { publicPaths } from 'shared-contracts/paths';
import { recordModulePages } from 'shared-contracts/record-modules';
import { redirectFields, redirectInputSchema, type Redirect, type RedirectInput } from 'shared-contracts/redirects';
import { idListSchema, invalid } from 'shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { normalizedPath, redirectLoop } from './redirect-targets.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import {
  deleteRedirect,
  deleteRedirects,
  findRedirect,
  insertRedirect,
  findRedirectIdBySource,
  updateRedirect,
} from './redirects.repository.ts';

export { WILDCARD_SUFFIX, findTarget, redirectLoop } from './redirect-targets.repository.ts';

const entity = 'redirect';
type Addresses = Pick<RedirectInput, 'source' | 'target'>;

export async function createRedirect(services: Services, context: WriteContext, value: unknown): Promise<Redirect> {
  const input = await parseRedirectInput(services.db, value);
  return write(services, context, { action: 'create', entity }, (trx, stamp) =>
    addRedirect({ db: trx, config: services.config }, stamp, input),
  );
}

/** Creates a redirect within an open transaction; one that was deleted gets its former id. */
async function addRedirect(
  { db, config }: ContentSource,
  stamp: Stamp,
  input: Addresses,
  formerId?: number,
): Promise<Written<Redirect>> {
  await requireFreeSource(db, input.source, null);
  const id = await insertRedirect(db, input, stamp, formerId);
  await requireNoLoop(db, input.source, config.publicUrl);
  return { data: await readRedirect(db, id), entityId: id, title: input.source };
}

export async function changeRedirect(
  services: Services,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<Redirect> {
  const { version, ...input } = await parseRedirectInput(services.db, value);
  if (version === undefined) throw new Invalid({ version: invalid.required });
  const form = { kind: redirectKind, record: String(id), version, input } as const;
  return saveRecord(services, context, form, (trx, _stamp, merged) =>
    savedChange({ db: trx, config: services.config }, id, merged.input),
  );
}

async function savedChange({ db, config }: ContentSource, id: number, input: Addresses): Promise<Written<Redirect>> {
  await requireFreeSource(db, input.source, id);
  await updateRedirect(db, id, input);
  await requireNoLoop(db, input.source, config.publicUrl);
  return { data: await readRedirect(db, id), entityId: id, title: input.source };
}

/** Redirects in the history. */
export const redirectKind: ContentKind = {
  entity,
  table: 'redirects',
  schema: 1,
  fields: redirectFields,
  right: 'redirects.write',
  async read({ db }, key) {
    const found = await findRedirect(db, Number(key));
    if (!found) return null;
    return { version: found.version, title: found.source, values: storedValues(redirectFields, found) };
  },
  save: async (source, key, values) =>
    (await savedChange(source, Number(key), await parseRedirectInput(source.db, values))).data,
  create: async (source, values, stamp, id) =>
    createdRecord(await addRedirect(source, stamp, await parseRedirectInput(source.db, values), id)),
  async remove({ db }, key) {
    if (!(await deleteRedirect(db, Number(key)))) throw new NotFound();
  },
};

export function removeRedirect(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { source } = await readRedirect(trx, id);
    await deleteRedirect(trx, id);
    return { data: { id }, entityId: id, title: source };
  });
}

/** Deletes redirects. One that another user has already deleted does not keep the others from being deleted. */
export function removeRedirects(services: Services, context: WriteContext, list: unknown): Promise<{ ids: number[] }> {
  const asked = validated(idListSchema(), list);
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const ids = await deleteRedirects(trx, asked);
    return { data: { ids }, entityId: null, title: `${ids.length} yönlendirme` };
  });
}

/** Pages that always exist: a redirect from one of them would never be used. */
const EXISTING_PAGES = new Set<string>([
  ...Object.values(publicPaths).filter((path) => typeof path === 'string'),
  ...recordModulePages,
]);

/** Validates the input and normalizes the source to the form in which pages are requested. */
async function parseRedirectInput(
  db: Db,
  value: unknown,
): Promise<Pick<RedirectInput, 'source' | 'target' | 'version'>> {
  const { source, target, version } = validated(redirectInputSchema, value);
  const path = normalizedPath(source);
  const { path: page } = splitLanguage(path, [...(await knownLanguages(db))]);
  if (EXISTING_PAGES.has(page) || ownerOfSegment(firstSegment(page)) === 'system')
    throw new Invalid({ source: 'Bu Adreste Zaten Bir Sayfa Var' });
  return { source: path, target, version };
}

async function requireFreeSource(trx: Db, source: string, id: number | null): Promise<void> {
  // Without the lock, two redirects to each other that are saved at the same moment would not see each other.
  await helpersOf(trx).lock(trx, 'redirects');
  const existing = await findRedirectIdBySource(trx, source);
  if (existing !== null && existing !== id) throw new Invalid({ source: invalid.taken });
}

async function requireNoLoop(trx: Db, source: string, publicUrl: string): Promise<void> {
  const steps = await redirectLoop(trx, source, publicUrl);
  if (steps !== null)
    throw new Invalid({
      target:
        steps === 1
          ? 'Adres Kendisine Yönlendirilemez'
          : 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor',
    });
}

export async function readRedirect(db: Db, id: number): Promise<Redirect> {
  const found = await findRedirect(db, id);
  if (!found) throw new NotFound();
  return found;
}
