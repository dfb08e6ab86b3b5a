import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { ReplyTemplate, TemplateInput } from '@vitrin/shared-contracts/replies';
import type { Db } from '../../platform/database/tables.ts';
import type { Stamp } from '../../platform/database/write-context.ts';

const alphabet = new Intl.Collator('tr');

const columns = ['id', 'name', 'subject', 'text', 'version', 'updated_at'] as const;

/** Returns the templates by name. Not paginated, because there are only a few. */
export async function listTemplates(db: Db, kind: MailboxKind): Promise<ReplyTemplate[]> {
  const rows = await db.selectFrom('reply_templates').select(columns).where('kind', '=', kind).execute();
  return rows.toSorted((one, other) => alphabet.compare(one.name, other.name));
}

export async function findTemplate(db: Db, kind: MailboxKind, id: number): Promise<ReplyTemplate | null> {
  const row = await db
    .selectFrom('reply_templates')
    .select(columns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

type Texts = Pick<TemplateInput, 'name' | 'subject' | 'text'>;

export async function insertTemplate(
  trx: Db,
  kind: MailboxKind,
  texts: Texts,
  { now, userId }: Stamp,
): Promise<number> {
  const row = await trx
    .insertInto('reply_templates')
    .values({ kind, ...texts, created_at: now, updated_at: now, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateTemplate(trx: Db, id: number, texts: Texts): Promise<void> {
  await trx.updateTable('reply_templates').set(texts).where('id', '=', id).execute();
}

export async function deleteTemplate(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('reply_templates').where('id', '=', id).execute();
}
