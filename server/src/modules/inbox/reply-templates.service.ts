import { limits } from '@vitrin/shared-contracts/limits';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { templateInputSchema, type ReplyTemplate } from '@vitrin/shared-contracts/replies';
import { invalid } from '@vitrin/shared-contracts/validation';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import type { ContentServices } from '../../content/content-services.ts';
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './reply-templates.repository.ts';

const entity = 'reply-template';

export interface TemplateCall {
  services: ContentServices;
  context: WriteContext;
  kind: MailboxKind;
}

export function createTemplate({ services, context, kind }: TemplateCall, value: unknown): Promise<ReplyTemplate> {
  const { name, subject, text } = validated(templateInputSchema, value);
  return write(services, context, { action: 'create', entity, keepsPages: true }, async (trx, stamp) => {
    await rejectAboveLimit(trx, kind);
    await rejectTakenName(trx, kind, { id: null, name });
    const id = await insertTemplate(trx, kind, { name, subject, text }, stamp);
    return { data: await readTemplate(trx, kind, id), entityId: id, title: name };
  });
}

export function changeTemplate(
  { services, context, kind }: TemplateCall,
  id: number,
  value: unknown,
): Promise<ReplyTemplate> {
  const { name, subject, text, version } = validated(templateInputSchema, value);
  if (version === undefined) throw new Invalid({ version: invalid.required });
  const current = (trx: Db) => readTemplate(trx, kind, id);
  const guard = { table: 'reply_templates', id, version, current } as const;
  return write(services, context, { action: 'update', entity, guard, keepsPages: true }, async (trx) => {
    // The version guard checks only the id: a template of the other inbox must not be changed here.
    await readTemplate(trx, kind, id);
    await rejectTakenName(trx, kind, { id, name });
    await updateTemplate(trx, id, { name, subject, text });
    return { data: await readTemplate(trx, kind, id), entityId: id, title: name };
  });
}

export function removeTemplate({ services, context, kind }: TemplateCall, id: number): Promise<{ id: number }> {
  return write(services, context, { action: 'delete', entity, keepsPages: true }, async (trx) => {
    const { name } = await readTemplate(trx, kind, id);
    await deleteTemplate(trx, id);
    return { data: { id }, entityId: id, title: name };
  });
}

export async function readTemplate(db: Db, kind: MailboxKind, id: number): Promise<ReplyTemplate> {
  const found = await findTemplate(db, kind, id);
  if (!found) throw new NotFound();
  return found;
}

async function rejectAboveLimit(trx: Db, kind: MailboxKind): Promise<void> {
  await helpersOf(trx).lock(trx, `reply_templates.${kind}`);
  if ((await listTemplates(trx, kind)).length >= limits.replyTemplates)
    throw new Conflict('too-many-reply-templates', `En fazla ${limits.replyTemplates} şablon eklenebilir.`);
}

/** Throws `Invalid` when the name is taken: users could not distinguish the templates in the menu. */
async function rejectTakenName(trx: Db, kind: MailboxKind, { id, name }: { id: number | null; name: string }) {
  const wanted = name.toLocaleLowerCase('tr');
  const others = (await listTemplates(trx, kind)).filter((template) => template.id !== id);
  if (others.some((other) => other.name.toLocaleLowerCase('tr') === wanted))
    throw new Invalid({ name: 'Bu Adla Bir Şablon Var' });
}
