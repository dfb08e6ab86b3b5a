import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { headerText } from '../mail/header-text.ts';

const forms = { contact: 'İletişim', 'human-resources': 'İnsan kaynakları' } as const satisfies Record<
  MailboxKind,
  string
>;
const inboxes = { contact: adminPaths.contactMessages, 'human-resources': adminPaths.applications } as const;
const TURN_OFF = 'Bu bildirimleri panelde Hesabım > E-posta bildirimleri bölümünden değiştirebilirsiniz.';

/** A message that has just been received. */
export interface ReceivedMessage {
  id: number;
  kind: MailboxKind;
  reference: string;
  name: string;
  subject: string;
}

interface MailTexts {
  subject: string;
  text: string;
}

/** Builds the mail with sender, subject and link. The text of the visitor stays in the panel. */
export function receivedMail({ id, kind, reference, name, subject }: ReceivedMessage, panelUrl: string): MailTexts {
  const lines = [
    'Siteden yeni bir form geldi.',
    '',
    `Form: ${forms[kind]}`,
    `Gönderen: ${headerText(name)}`,
    `Konu: ${headerText(subject)}`,
    `Numara: ${reference}`,
    '',
    `Panelde okuyun: ${panelUrl}${adminPaths.mailboxMessage(kind, id)}`,
    '',
    TURN_OFF,
    '',
  ];
  return { subject: `${forms[kind]}: ${headerText(subject)}`, text: lines.join('\n') };
}

/** New messages of one inbox in a digest. */
export interface DigestPart {
  kind: MailboxKind;
  count: number;
  subjects: readonly string[];
}

/** Builds the digest with the number of messages and their subjects. */
export function digestMail(parts: readonly DigestPart[], panelUrl: string): MailTexts {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const lines = ['Son özetten bu yana siteden gelen formlar:', ''];
  for (const { kind, count, subjects } of parts) {
    lines.push(`${forms[kind]} (${count})`, ...subjects.map((subject) => `  - ${headerText(subject)}`));
    if (count > subjects.length) lines.push(`  … ve ${count - subjects.length} tane daha`);
    lines.push(`  ${panelUrl}${inboxes[kind]}`, '');
  }
  return { subject: `Günlük özet: ${total} yeni form`, text: [...lines, TURN_OFF, ''].join('\n') };
}
