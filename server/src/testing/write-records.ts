import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { inTransactionOf } from '../content/content-kind.ts';
import { saveContent } from '../content/save-content.ts';
import { writeContent } from '../content/write.ts';
import type { Services } from '../services.ts';
import { cliContext } from './import-items.ts';

/** Creates a record as its form does, and returns its id. */
export async function createRecord(services: Services, entity: string, values: ContentValues): Promise<number> {
  const kind = services.kinds.get(entity);
  const { data } = await writeContent(services, cliContext, { action: 'create', entity }, async (trx, stamp) => {
    const created = await kind?.create?.(inTransactionOf(services, trx), values, stamp);
    if (!created) throw new Error(`${entity} cannot be created`);
    return { data: created.id, entityId: created.id, title: entity };
  });
  return data;
}

/** Changes values of a record as its form does. */
export async function changeRecord(
  services: Services,
  [entity, record]: readonly [string, string],
  change: (values: ContentValues) => ContentValues,
): Promise<void> {
  const kind = services.kinds.get(entity);
  if (!kind) throw new Error(`There is no ${entity}`);
  await saveContent(services, cliContext, { kind, record, cause: 'update' }, async (_trx, { values }) =>
    change(values),
  );
}
