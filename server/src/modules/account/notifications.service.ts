import {
  notificationRulesSchema,
  type NotificationRecord,
  type NotificationRules,
} from '@vitrin/shared-contracts/mail';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import type { StaffSession } from '../../platform/auth/sessions.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { write } from '../../content/write.ts';
import { Forbidden } from '../../platform/errors.ts';
import { validated } from '../../platform/http/validated.ts';
import { istanbulDay } from '../../platform/istanbul-day.ts';
import { canSend } from '../mail/mail-server.ts';
import { notificationRules, saveNotificationRule } from '../mail/mail.service.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import type { ContentServices } from '../../content/content-services.ts';

/** Returns the notification rules for each inbox that the user may read. */
export async function ownNotifications(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  session: StaffSession,
): Promise<NotificationRecord> {
  return { rules: await rulesOf(db, session), can_send: canSend(config) };
}

async function rulesOf(db: Db, session: StaffSession): Promise<NotificationRules> {
  const saved = await notificationRules(db, session.user.id);
  return Object.fromEntries(readableKinds(session).map((kind) => [kind, saved[kind] ?? 'off']));
}

function readableKinds({ rights }: StaffSession): MailboxKind[] {
  return mailboxKinds.filter((kind) => rights.has(`messages.${kind}`));
}

interface AccountCall {
  services: ContentServices;
  context: WriteContext;
  session: StaffSession;
}

/** Saves only the rules that change, so that an active digest continues from its last position. */
export async function changeNotifications(
  { services, context, session }: AccountCall,
  value: unknown,
): Promise<NotificationRecord> {
  const { id, name } = session.user;
  const input = validated(notificationRulesSchema, value);
  if (mailboxKinds.some((kind) => input[kind] !== undefined && !readableKinds(session).includes(kind)))
    throw new Forbidden();
  const operation = { action: 'update', entity: 'account', keepsPages: true } as const;
  const rules = await write(services, context, operation, async (trx) => {
    const before = await rulesOf(trx, session);
    for (const kind of readableKinds(session)) {
      const mode = input[kind] ?? before[kind];
      if (mode && mode !== before[kind])
        await saveNotificationRule(trx, { userId: id, kind, mode, toldOn: istanbulDay() });
    }
    return { data: await rulesOf(trx, session), entityId: id, title: name, fields: ['notifications'] };
  });
  return { rules, can_send: canSend(services.config) };
}
