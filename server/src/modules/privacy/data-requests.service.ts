import { dataRequestInputSchema, type DataRequestRecord } from '@vitrin/shared-contracts/privacy';
import { invalid } from '@vitrin/shared-contracts/validation';
import { retentionStart } from '../../platform/jobs/clock-check.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { newReference } from '../../platform/reference.ts';
import {
  findDataRequest,
  insertDataRequest,
  updateDataRequest,
  type DataRequestFields,
} from './data-requests.repository.ts';

const entity = 'data-request';

export function createDataRequest(
  services: WriteServices,
  context: WriteContext,
  value: unknown,
): Promise<DataRequestRecord> {
  const { fields } = requestInput(value);
  const reference = `KVKK-${newReference()}`;
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    const closedAt = fields.state === 'open' ? null : await retentionStart(trx);
    const id = await insertDataRequest(trx, { fields, reference, closedAt }, stamp);
    return { data: await readDataRequest(trx, id), entityId: id, title: reference };
  });
}

/** Saves a request. A request that stays closed keeps its closing time. */
export function changeDataRequest(
  services: WriteServices,
  context: WriteContext,
  id: number,
  value: unknown,
): Promise<DataRequestRecord> {
  const { fields, version } = requestInput(value);
  if (version === undefined) throw new Invalid({ version: invalid.required });
  const guard = { table: 'data_requests', id, version, current: (trx: Db) => readDataRequest(trx, id) } as const;
  return write(services, context, { action: 'update', entity, guard, keepsPages: true }, async (trx) => {
    const before = await readDataRequest(trx, id);
    const { reference } = before;
    const closedAt = fields.state === 'open' ? null : (before.closed_at ?? (await retentionStart(trx)));
    await updateDataRequest(trx, id, { fields, reference, closedAt });
    const names = Object.keys(fields) as (keyof DataRequestFields)[];
    const changed = names.filter((name) => fields[name] !== before[name]);
    return { data: await readDataRequest(trx, id), entityId: id, title: reference, fields: changed };
  });
}

function requestInput(value: unknown): { fields: DataRequestFields; version: number | undefined } {
  const { version, ...fields } = validated(dataRequestInputSchema, value);
  if (fields.received_on > istanbulDay()) throw new Invalid({ received_on: 'Bu Tarih Henüz Gelmedi' });
  return { fields, version };
}

export async function readDataRequest(db: Db, id: number): Promise<DataRequestRecord> {
  const found = await findDataRequest(db, id);
  if (!found) throw new NotFound();
  return found;
}
