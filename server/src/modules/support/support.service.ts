import {
  supportAnswerSchema,
  supportInputSchema,
  type SupportDelivery,
  type SupportRecord,
  type SupportStatus,
} from '@vitrin/shared-contracts/support';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import { rolesWith } from '../../platform/auth/role-rights.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write, type WriteServices } from '../../content/write.ts';
import { NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { validateForm, storeWithFiles, type SentForm } from './attachments.service.ts';
import { forwardToSupport, forwardingStatus, notifyRequester } from './support-mails.service.ts';
import { insertMessage, listMessages } from './support-messages.repository.ts';
import { findRequest, insertRequest, listSupportStaff, saveStatus, type StoredRequest } from './support.repository.ts';

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

export async function createRequest(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  sent: SentForm,
): Promise<SupportRecord> {
  const { config } = services;
  const { actor } = context;
  const { input, files } = await validateForm(supportInputSchema, sent);
  return storeWithFiles(services.files, files, (attachments, take) =>
    write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
      take();
      const id = await insertRequest(trx, actor, input, stamp);
      const message = { request_id: id, author_id: actor.id, message: input.message, created_at: stamp.now };
      await insertMessage(trx, message, attachments);
      const request = await existing(trx, id);
      await forwardToSupport(trx, config, request, { author: actor.name, text: input.message, attachments });
      const data = await recordOf(trx, await existing(trx, id), actor.id);
      return { data, entityId: id, title: input.subject };
    }),
  );
}

/**
 * Adds a message: one by the requester reopens the request; one by support staff is a reply, of which the requester is
 * notified.
 */
export async function addMessage(
  services: WriteServices & Pick<PlatformServices, 'files'>,
  context: WriteContext,
  id: number,
  sent: SentForm,
): Promise<SupportRecord> {
  const { config } = services;
  const { actor } = context;
  const { input, files } = await validateForm(supportAnswerSchema, sent);
  return storeWithFiles(services.files, files, (attachments, take) =>
    write(services, context, { action: 'send', entity, keepsPages: true }, async (trx, stamp) => {
      take();
      const request = await existing(trx, id);
      const isOwn = request.user_id === actor.id;
      const message = { request_id: id, author_id: actor.id, message: input.text, created_at: stamp.now };
      await insertMessage(trx, message, attachments);
      await saveStatus(trx, id, isOwn ? 'open' : 'answered', stamp);
      const report = isOwn ? forwardToSupport : notifyRequester;
      await report(trx, config, request, { author: actor.name, text: input.text, attachments });
      const data = await recordOf(trx, await existing(trx, id), actor.id);
      return { data, entityId: id, title: request.subject };
    }),
  );
}

export function setOwnStatus(
  services: WriteServices,
  context: WriteContext,
  id: number,
  status: OwnStatus,
): Promise<SupportRecord> {
  const { id: userId } = context.actor;
  return write(services, context, { action: 'update', entity, keepsPages: true }, async (trx, stamp) => {
    const { subject } = await requireReadable(trx, { id: userId, answers: false }, id);
    await saveStatus(trx, id, status, stamp);
    const data = await recordOf(trx, await existing(trx, id), userId);
    return { data, entityId: id, title: subject, fields: ['status'] };
  });
}

/** Returns a request of the reader; any request for support staff. Throws 404 otherwise. */
export async function requireReadable(db: Db, reader: Reader, id: number): Promise<StoredRequest> {
  const request = await existing(db, id);
  if (request.user_id !== reader.id && !reader.answers) throw new NotFound();
  return request;
}

export async function readRequest(db: Db, reader: Reader, id: number): Promise<SupportRecord> {
  return recordOf(db, await requireReadable(db, reader, id), reader.id);
}

/** Returns who receives a request of this reader. */
export async function readDelivery(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  readerId: number,
): Promise<SupportDelivery> {
  const roles = await rolesWith(db, 'support.answer');
  return {
    forwarding: await forwardingStatus(db, config),
    answerers: await listSupportStaff(db, roles, readerId),
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
