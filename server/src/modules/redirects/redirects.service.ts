import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { firstSegment, foldSegment, reservedNameOf } from '@vitrin/shared-contracts/first-segments';
import { adminPaths, dialogAddress, pageQueryOf } from '@vitrin/shared-contracts/paths';
import { redirectDefinition } from '@vitrin/shared-contracts/records/redirect';
import type { RedirectInput } from '@vitrin/shared-contracts/redirects';
import { idListSchema, invalid } from '@vitrin/shared-contracts/validation';
import { knownLanguages } from '../../content/active-languages.ts';
import type { ContentSource } from '../../content/content-kind.ts';
import { readListNames } from '../../content/lists/list-names.repository.ts';
import { contentRecord } from '../../content/record/content-record.ts';
import type { FieldErrors } from '../../content/record/record-rules.ts';
import { fixedPages, isLivePage, resolvePage } from '../../content/resolve-page.ts';
import { moveToTrash } from '../../content/trash/move-to-trash.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Invalid } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { forgetMissing } from './missing-addresses.repository.ts';
import { normalizedSource, pathKey, splitQuery, WILDCARD_SUFFIX } from './redirect-match.ts';
import { finalTarget, redirectLoop } from './redirect-targets.repository.ts';
import { existingRedirects, findRedirect, findRedirectIdBySource, updateTarget } from './redirects.repository.ts';

export { pathKey, withParameters, WILDCARD_SUFFIX } from './redirect-match.ts';
export { finalTarget, pathsWithQuery, queryTarget, redirectLoop } from './redirect-targets.repository.ts';

type Addresses = Pick<RedirectInput, 'source' | 'target'>;

/** Redirects of staff. */
export const redirectRecords = contentRecord(
  redirectDefinition,
  { table: 'redirects' },
  {
    places: { screen: (key) => dialogAddress(adminPaths.redirects, key), fieldsWithoutLinks: ['source'] },
    find: findRedirect,
    parse: normalizeSource,
    deriveColumns: ({ source }) => ({ source_key: pathKey(source) }),
    check: async (source, input, before) => checkSource(source, input.source, before?.id ?? null),
    async afterSave(source, id, { source: from, target }) {
      await forgetMissing(source.db, from);
      return settleTarget(source, { id, source: from, target });
    },
  },
);

/** Rejects a loop, and shortens a chain: the saved redirect leads to the final address of its target. */
async function settleTarget(
  source: ContentSource,
  { id, ...input }: Addresses & { id: number },
): Promise<string | undefined> {
  await requireNoLoop(source, input.source);
  const target = await finalTarget(source, input.target);
  if (target === input.target) return undefined;
  await updateTarget(source.db, id, target);
  return `${input.target} de yönlendirildiği için son adres kaydedildi: ${target}`;
}

/** Moves redirects to the trash. One that another user has already deleted does not keep the others from it. */
export function removeRedirects(
  services: WriteServices,
  context: WriteContext,
  list: unknown,
): Promise<{ ids: number[] }> {
  const asked = validated(idListSchema(), list);
  return write(services, context, { action: 'delete', entity: redirectRecords.kind.entity }, async (trx, stamp) => {
    const ids = await existingRedirects(trx, asked);
    for (const id of ids) await moveToTrash(services, trx, { kind: redirectRecords.kind, id, context, stamp });
    return { data: { ids }, entityId: null, title: `${ids.length} yönlendirme`, deleted: ids.map(String) };
  });
}

/** Brings the source into the form in which pages are requested. */
async function normalizeSource<I extends Addresses>(db: Db, input: I): Promise<I> {
  const source = normalizedSource(input.source);
  if (await isTaken(db, source)) throw new Invalid({ source: pageExists });
  return { ...input, source };
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
  const route = exchangeNames(page, await readListNames(db));
  if (!fixedPages.has(route)) return false;
  return parameters.size === 0 || ['lang', ...pageQueryOf(route)].some((name) => parameters.has(name));
}

const pageExists = 'Bu Adreste Zaten Bir Sayfa Var';

/** A page, and the redirect of its former address, come before a redirect of staff, which would never be used. */
async function checkSource(source: ContentSource, address: string, id: number | null): Promise<FieldErrors> {
  // Without the lock, two redirects to each other that are saved at the same moment would not see each other.
  await helpersOf(source.db).lock(source.db, 'redirects');
  const existing = await findRedirectIdBySource(source.db, address);
  if (existing !== null && existing !== id) return { source: invalid.taken };
  if (address.endsWith(WILDCARD_SUFFIX) || address.includes('?')) return {};
  const page = await resolvePage(source, address);
  if (isLivePage(page)) return { source: pageExists };
  if (page?.state === 'record' && page.isShown)
    return { source: `Bu Adres Otomatik Olarak ${page.address} Adresine Gidiyor; Önce Onu Kaldırınız` };
  return {};
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
