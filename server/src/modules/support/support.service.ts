import { supportInputSchema, type SupportRecord, type SupportStatus } from 'shared-contracts/support';
import type { Db } from '../../database/tables.ts';
import type { WriteContext } from '../../database/write-context.ts';
import { write } from '../../database/write.ts';
import { problems } from '../../http/problem.ts';
import { validated } from '../../http/validated.ts';
import type { Services } from '../../services.ts';
import { findOwnRequest, insertRequest, listMessages, saveStatus } from './support.repository.ts';

const entity = 'support';

/** What its writer may say of a request: that it still stands, or that it is settled. Answering changes it otherwise. */
const ownStatuses = ['open', 'closed'] as const satisfies SupportStatus[];
export type OwnStatus = (typeof ownStatuses)[number];

export function isOwnStatus(status: unknown): status is OwnStatus {
  return ownStatuses.some((own) => own === status);
}

/** `value` is `form_data` as it came. */
export function askForHelp(services: Services, context: WriteContext, value: unknown): Promise<SupportRecord> {
  const input = validated(supportInputSchema, value);
  const { id: userId } = context.actor;
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    const id = await insertRequest(trx, userId, input, stamp);
    return { data: await ownRequest(trx, userId, id), entityId: id, title: input.subject };
  });
}

export function settle(
  services: Services,
  context: WriteContext,
  id: number,
  status: OwnStatus,
): Promise<SupportRecord> {
  const { id: userId } = context.actor;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const { subject } = await ownRequest(trx, userId, id);
    await saveStatus(trx, id, status, stamp);
    return { data: await ownRequest(trx, userId, id), entityId: id, title: subject, fields: ['status'] };
  });
}

/** Nobody reads another's request here. */
export async function ownRequest(db: Db, userId: number, id: number): Promise<SupportRecord> {
  const request = await findOwnRequest(db, userId, id);
  if (!request) throw problems.notFound();
  return { ...request, messages: await listMessages(db, id, userId) };
}
