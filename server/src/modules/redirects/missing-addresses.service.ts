import { publicPaths } from '@vitrin/shared-contracts/paths';
import { missingInputSchema, scannerPath, type MissingAddress } from '@vitrin/shared-contracts/redirects';
import type { ContentSource } from '../../content/content-kind.ts';
import { isLivePage, resolvePage } from '../../content/resolve-page.ts';
import { write, type WriteServices } from '../../content/write.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { listMissing, setIgnored, type MissingRequests } from './missing-addresses.repository.ts';
import { finalTarget } from './redirect-targets.repository.ts';

/** Lists missing addresses with what is known now: a page or a redirect may have come since. */
export async function missingAddresses(
  services: Pick<ContentServices, 'db' | 'config' | 'kinds'>,
  request: MissingRequests,
): Promise<{ rows: MissingAddress[]; total: number }> {
  const { rows, total } = await listMissing(services.db, request);
  const known: MissingAddress[] = [];
  for (const row of rows)
    known.push({
      ...row,
      linked_from: row.linked_from !== null && (await isPage(services, row.linked_from)) ? row.linked_from : null,
      answered: row.path !== scannerPath && (await isAnswered(services, row.path)),
    });
  return { rows: known, total };
}

/** The path of the linking page comes from the browser and is not trusted. */
async function isPage(source: ContentSource, address: string): Promise<boolean> {
  return address !== publicPaths.notFound && isLivePage(await resolvePage(source, address));
}

async function isAnswered(source: ContentSource, address: string): Promise<boolean> {
  if (isLivePage(await resolvePage(source, address))) return true;
  return (await finalTarget(source, address)) !== address;
}

/** Hides a missing address or shows it again. */
export function ignoreMissing(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<{ path: string }> {
  const { path, ignored: hidden } = validated(missingInputSchema, value);
  const ignored = hidden === 1 ? 1 : 0;
  return write(services, context, { action: 'update', entity: 'redirect', keepsPages: true }, async (trx) => {
    if (!(await setIgnored(trx, path, ignored))) throw new NotFound();
    return { data: { path }, entityId: null, title: path, fields: ['ignored'] };
  });
}
