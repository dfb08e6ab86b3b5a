import { loginPath, publicPaths, reservedSegments } from 'shared-contracts/paths';
import { redirectInputSchema, type Redirect, type RedirectInput } from 'shared-contracts/redirects';
import { invalid } from 'shared-contracts/validation';
import type { Db } from '../../database/tables.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write } from '../../database/write.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { deleteRedirect, findRedirect, insertRedirect, redirectFrom, updateRedirect } from './redirects.repository.ts';

const entity = 'redirect';

export function createRedirect(services: Services, context: WriteContext, value: unknown): Promise<Redirect> {
  const input = redirectInput(value);
  return write(services, context, { action: 'create', entity }, async (trx, stamp) => {
    await refuseTaken(trx, input.source, null);
    const id = await insertRedirect(trx, input, stamp);
    return { data: await record(trx, id), entityId: id, title: input.source };
  });
}

export function changeRedirect(
  services: Services,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<Redirect> {
  const { version, ...input } = redirectInput(value);
  if (version === undefined) throw problems.invalid({ version: invalid.required });
  const guard = { table: 'redirects', id, version, current: (trx: Db) => record(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard }, async (trx) => {
    await refuseTaken(trx, input.source, id);
    await updateRedirect(trx, id, input);
    return { data: await record(trx, id), entityId: id, title: input.source };
  });
}

export function removeRedirect(services: Services, context: WriteContext, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity }, async (trx) => {
    const { source } = await record(trx, id);
    await deleteRedirect(trx, id);
    return { data: { id }, entityId: id, title: source };
  });
}

/** Pages that always stand: a redirect from them would never be asked. */
const STANDING = new Set<string>(Object.values(publicPaths).filter((path) => typeof path === 'string'));
const OTHER_SURFACES = new Set<string>(['admin', loginPath.slice(1), ...reservedSegments]);

/** The source in the one form that pages have: decoded, without a slash at the end. */
function redirectInput(value: unknown): Pick<RedirectInput, 'source' | 'target' | 'version'> {
  const { source, target, version } = validated(redirectInputSchema, value);
  const path = source.replace(/(.)\/+$/, '$1');
  if (STANDING.has(path) || OTHER_SURFACES.has(path.split('/')[1] ?? ''))
    throw problems.invalid({ source: 'Bu Adreste Zaten Bir Sayfa Var' });
  if (path === target) throw problems.invalid({ target: 'Adres Kendisine Yönlendirilemez' });
  return { source: path, target, version };
}

async function refuseTaken(trx: Db, source: string, id: number | null): Promise<void> {
  const standing = await redirectFrom(trx, source);
  if (standing !== null && standing !== id) throw problems.invalid({ source: invalid.taken });
}

async function record(db: Db, id: number): Promise<Redirect> {
  const found = await findRedirect(db, id);
  if (!found) throw problems.notFound();
  return found;
}
