import type { ContentServices } from '../../content/content-services.ts';
import { raiseContentVersion } from '../../platform/database/content-version.ts';
import { helpersOf } from '../../platform/database/helpers.ts';

/** Entity name that invalidates caches after a change of the index, besides those of the records. */
export const indexEntity = 'search-index';

/** Tells all servers that results have changed without a write of a record: pages with results are made again. */
export async function announceIndex({
  db,
  contentVersion,
}: Pick<ContentServices, 'contentVersion' | 'db'>): Promise<void> {
  const version = await db.transaction().execute(async (trx) => {
    const raised = await raiseContentVersion(trx, [indexEntity]);
    await helpersOf(trx).notifyContentChange(trx, raised);
    return raised;
  });
  contentVersion.raise(version, [indexEntity]);
}
