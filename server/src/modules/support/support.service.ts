import { rightsOfRole, roleGroups } from 'shared-contracts/rights';
import {
  supportAnswerSchema,
  supportInputSchema,
  type SupportDelivery,
  type SupportRecord,
  type SupportStatus,
} from 'shared-contracts/support';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { checkedForm, keepingFiles, type SentForm } from './attachments.service.ts';
import { forward, forwardingOf, tellAsker } from './support-mails.service.ts';
import { insertMessage, listMessages } from './support-messages.repository.ts';
import { findRequest, insertRequest, listAnswerers, saveStatus, type StoredRequest } from './support.repository.ts';

const entity = 'support';

/** The user who reads or writes, and whether that user may reply to other users. */
export interface Reader {
  id: number;
  answers: boolean;
}

export function readerOf({ user, rights }: StaffSession): Reader {
  return { id: user.id, answers: rights.has('support.answer') };
}

/** Statuses that the requester may set. Other changes follow from replies. */
const ownStatuses = ['open', 'closed'] as const satisfies SupportStatus[];
export type OwnStatus = (typeof ownStatuses)[number];

export function isOwnStatus(status: unknown): status is OwnStatus {
  return ownStatuses.some((own) => own === status);
}

export async function askForHelp(services: Services, context: WriteContext, sent: SentForm): Promise<SupportRecord> {
  const { config } = services;
  const { actor } = context;
  const { input, files } = await checkedForm(supportInputSchema, sent);
  return keepingFiles(config.dataDir, files, (attachments, take) =>
    write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
      take();
      const id = await insertRequest(trx, actor, input, stamp);
      const message = { request_id: id, author_id: actor.id, message: input.message, created_at: stamp.now };
      await insertMessage(trx, message, attachments);
      const request = await existing(trx, id);
      await forward(trx, config, request, { author: actor.name, text: input.message, attachments });
      const data = await recordOf(trx, await existing(trx, id), actor.id);
      return { data, entityId: id, title: input.subject };
    }),
  );
}

/** Its writer goes on, which opens it again; or one who may answer does, of which the writer is told. */
export async function say(
  services: Services,
  context: WriteContext,
  id: number,
  sent: SentForm,
): Promise<SupportRecord> {
  const { config } = services;
  const { actor } = context;
  const { input, files } = await checkedForm(supportAnswerSchema, sent);
  return keepingFiles(config.dataDir, files, (attachments, take) =>
    write(services, context, { action: 'send', entity, keepsPages: true }, async (trx, stamp) => {
      take();
      const request = await existing(trx, id);
      const isOwn = request.user_id === actor.id;
      const message = { request_id: id, author_id: actor.id, message: input.text, created_at: stamp.now };
      await insertMessage(trx, message, attachments);
      await saveStatus(trx, id, isOwn ? 'open' : 'answered', stamp);
      const tell = isOwn ? forward : tellAsker;
      await tell(trx, config, request, { author: actor.name, text: input.text, attachments });
      const data = await recordOf(trx, await existing(trx, id), actor.id);
      return { data, entityId: id, title: request.subject };
    }),
  );
}

export function settle(
  services: Services,
  context: WriteContext,
  id: number,
  status: OwnStatus,
): Promise<SupportRecord> {
  const { id: userId } = context.actor;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const { subject } = await readable(trx, { id: userId, answers: false }, id);
    await saveStatus(trx, id, status, stamp);
    const data = await recordOf(trx, await existing(trx, id), userId);
    return { data, entityId: id, title: subject, fields: ['status'] };
  });
}

/** Nobody reads another's request but those who answer. */
export async function readable(db: Db, reader: Reader, id: number): Promise<StoredRequest> {
  const request = await existing(db, id);
  if (request.user_id !== reader.id && !reader.answers) throw new NotFound();
  return request;
}

export async function readRequest(db: Db, reader: Reader, id: number): Promise<SupportRecord> {
  return recordOf(db, await readable(db, reader, id), reader.id);
}

/** Whom a request of this reader reaches. */
export async function deliveryOf({ db, config }: Services, readerId: number): Promise<SupportDelivery> {
  const roles = roleGroups.filter((role) => rightsOfRole(role).has('support.answer'));
  return {
    forwarding: await forwardingOf(db, config),
    answerers: await listAnswerers(db, roles, readerId),
  };
}

async function existing(db: Db, id: number): Promise<StoredRequest> {
  const request = await findRequest(db, id);
  if (!request) throw new NotFound();
  return request;
}

async function recordOf(
  db: Db,
  { user_id, email: _email, ...request }: StoredRequest,
  readerId: number,
): Promise<SupportRecord> {
  return { ...request, is_own: user_id === readerId, messages: await listMessages(db, request.id, readerId) };
}
