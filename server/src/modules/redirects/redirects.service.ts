import { adminPaths, dialogAddress, publicQuery } from '@vitrin/shared-contracts/paths';
import { completeForm } from '../../content/complete-form.ts';
import { moveToTrash, trashRecord } from '../../content/trash/move-to-trash.ts';
import { storedValues } from '../../content/stored-values.ts';
import { saveRecord } from '../../content/save-record.ts';
import {
  createdRecord,
  inTransactionOf,
  rowKeys,
  type ContentKind,
  type ContentSource,
} from '../../content/content-kind.ts';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { firstSegment, foldSegment, reservedNameOf } from '@vitrin/shared-contracts/first-segments';
import {
  redirectFields,
  redirectInputSchema,
  type Redirect,
  type RedirectInput,
} from '@vitrin/shared-contracts/redirects';
import { idListSchema, invalid } from '@vitrin/shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import { fixedPages, isLivePage, resolvePage } from '../../content/resolve-page.ts';
import { normalizedSource, pathKey, splitQuery, WILDCARD_SUFFIX } from './redirect-match.ts';
import { finalTarget, redirectLoop } from './redirect-targets.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp, WriteContext } from '../../platform/database/write-context.ts';
import { write, type Written } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { forgetMissing } from './missing-addresses.repository.ts';
import {
  deleteRedirect,
  existingRedirects,
  findRedirect,
  insertRedirect,
  findRedirectIdBySource,
  updateRedirect,
} from './redirects.repository.ts';

export { pathKey, withParameters, WILDCARD_SUFFIX } from './redirect-match.ts';
export { finalTarget, pathsWithQuery, queryTarget, redirectLoop } from './redirect-targets.repository.ts';

const entity = 'redirect';
type Addresses = Pick<RedirectInput, 'source' | 'target'>;

export async function createRedirect(services: Services, context: WriteContext, value: unknown): Promise<Redirect> {
  const input = await parseRedirectInput(services.db, value);
  return write(services, context, { action: 'create', entity }, (trx, stamp) =>
    addRedirect(inTransactionOf(services, trx), stamp, input, { context }),
  );
}

/** Creates a redirect within an open transaction; one that was deleted gets its former id. */
async function addRedirect(
  source: ContentSource,
  stamp: Stamp,
  input: Addresses,
  { context, formerId }: { context?: WriteContext; formerId?: number } = {},
): Promise<Written<Redirect>> {
  await requireFreeSource(source, input.source, null);
  const id = await insertRedirect(source.db, input, stamp, formerId);
  await settleTarget(source, { ...input, id }, context);
  await forgetMissing(source.db, input.source);
  return { data: await readRedirect(source.db, id), entityId: id, title: input.source };
}

export async function changeRedirect(
  services: Services,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<Redirect> {
  const completed = await completeForm(services, { kind: redirectKind, record: String(id) }, value);
  const { version = null, ...input } = await parseRedirectInput(services.db, completed);
  const form = { kind: redirectKind, record: String(id), version, input } as const;
  return saveRecord(services, context, form, (trx, _stamp, merged) =>
    savedChange(inTransactionOf(services, trx), id, merged.input, context),
  );
}

async function savedChange(
  source: ContentSource,
  id: number,
  input: Addresses,
  context?: WriteContext,
): Promise<Written<Redirect>> {
  await requireFreeSource(source, input.source, id);
  await updateRedirect(source.db, id, input);
  await settleTarget(source, { ...input, id }, context);
  await forgetMissing(source.db, input.source);
  return { data: await readRedirect(source.db, id), entityId: id, title: input.source };
}

/** Rejects a loop, and shortens a chain: the saved redirect leads to the final address of its target. */
async function settleTarget(
  source: ContentSource,
  { id, ...input }: Addresses & { id: number },
  context?: WriteContext,
): Promise<void> {
  await requireNoLoop(source, input.source);
  const target = await finalTarget(source, input.target);
  if (target === input.target) return;
  await updateRedirect(source.db, id, { source: input.source, target });
  if (context) context.notice = `${input.target} de yönlendirildiği için son adres kaydedildi: ${target}`;
}

/** Redirects in the history. */
export const redirectKind: ContentKind = {
  entity,
  table: 'redirects',
  schema: 1,
  fields: redirectFields,
  right: 'redirects.write',
  screen: (key) => dialogAddress(adminPaths.redirects, key),
  fieldsWithoutLinks: ['source'],
  records: (db) => rowKeys(db, 'redirects'),
  async read({ db }, key) {
    const found = await findRedirect(db, Number(key));
    if (!found) return null;
    return { version: found.version, title: found.source, values: storedValues(redirectFields, found) };
  },
  save: async (source, key, values) =>
    (await savedChange(source, Number(key), await parseRedirectInput(source.db, values))).data,
  create: async (source, values, stamp, id) =>
    createdRecord(
      await addRedirect(source, stamp, await parseRedirectInput(source.db, values), {
        ...(id !== undefined && { formerId: id }),
      }),
    ),
  async remove({ db }, key) {
    if (!(await deleteRedirect(db, Number(key)))) throw new NotFound();
  },
  rows: {},
};

export function removeRedirect(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return trashRecord(services, context, redirectKind, id);
}

/** Moves redirects to the trash. One that another user has already deleted does not keep the others from it. */
export function removeRedirects(services: Services, context: WriteContext, list: unknown): Promise<{ ids: number[] }> {
  const asked = validated(idListSchema(), list);
  return write(services, context, { action: 'delete', entity }, async (trx, stamp) => {
    const ids = await existingRedirects(trx, asked);
    for (const id of ids) await moveToTrash(services, trx, { kind: redirectKind, id, context, stamp });
    return { data: { ids }, entityId: null, title: `${ids.length} yönlendirme`, deleted: ids.map(String) };
  });
}

/** Validates the input and normalizes the source to the form in which pages are requested. */
async function parseRedirectInput(
  db: Db,
  value: unknown,
): Promise<Pick<RedirectInput, 'source' | 'target' | 'version'>> {
  const { source, target, version } = validated(redirectInputSchema, value);
  const normalized = normalizedSource(source);
  if (await isTaken(db, normalized)) throw new Invalid({ source: pageExists });
  return { source: normalized, target, ...(version !== undefined && { version }) };
}

/**
 * Reports whether the site itself answers at an address, compared folded: a redirect of `/Giris-Yap` could lead to a copy
 * of the sign-in elsewhere. A page may be a source with parameters that it does not read: `/?p=12`.
 */
async function isTaken(db: Db, source: string): Promise<boolean> {
  const { parameters } = splitQuery(source);
  const languages = [...(await knownLanguages(db))].map(foldSegment);
  const { path: page } = splitLanguage(pathKey(source), languages);
  if (reservedNameOf(firstSegment(page)) !== null) return true;
  if (!fixedPages.has(page)) return false;
  return parameters.size === 0 || ['lang', ...(publicQuery[page] ?? [])].some((name) => parameters.has(name));
}

const pageExists = 'Bu Adreste Zaten Bir Sayfa Var';

/** A page, and the redirect of its former address, come before a redirect of staff, which would never be used. */
async function requireFreeSource(source: ContentSource, address: string, id: number | null): Promise<void> {
  // Without the lock, two redirects to each other that are saved at the same moment would not see each other.
  await helpersOf(source.db).lock(source.db, 'redirects');
  const existing = await findRedirectIdBySource(source.db, address);
  if (existing !== null && existing !== id) throw new Invalid({ source: invalid.taken });
  if (address.endsWith(WILDCARD_SUFFIX) || address.includes('?')) return;
  const page = await resolvePage(source, address);
  if (isLivePage(page)) throw new Invalid({ source: pageExists });
  if (page?.state === 'record' && page.isShown)
    throw new Invalid({ source: `Bu Adres Otomatik Olarak ${page.address} Adresine Gidiyor; Önce Onu Kaldırınız` });
}

async function requireNoLoop(source: ContentSource, address: string): Promise<void> {
  const pages = await redirectLoop(source, address);
  if (pages !== null)
    throw new Invalid({
      target:
        pages === 1
          ? 'Adres Kendisine Yönlendirilemez'
          : 'Bu Yönlendirme Başka Yönlendirmelerle Başladığı Adrese Geri Dönüyor',
    });
}

export async function readRedirect(db: Db, id: number): Promise<Redirect> {
  const found = await findRedirect(db, id);
  if (!found) throw new NotFound();
  return found;
}
