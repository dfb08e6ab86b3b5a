import { mailboxKinds, type MailboxKind } from 'shared-contracts/mailbox';
import { adminPaths } from 'shared-contracts/paths';
import { dialogAddress, newRecord } from '../../form/use-edited.ts';
import { formsOf, type DraftForm } from '../draft-form.ts';

const inboxes: Readonly<Record<MailboxKind, { path: string; note: string }>> = {
  contact: { path: adminPaths.contactMessages, note: 'İletinin iç notu' },
  'human-resources': { path: adminPaths.applications, note: 'Başvurunun iç notu' },
};

/** Form Bilgileri: what staff write about messages, and what decides which of them wait in quarantine. */
export const mailboxForms = {
  ...formsOf('message-note', mailboxKinds, (kind) => ({
    label: inboxes[kind].note,
    right: `messages.${kind}`,
    update: (message) => `${inboxes[kind].path}?ileti=${message}`,
  })),
  ...formsOf('message-label', mailboxKinds, (kind) => ({
    label: 'Etiket',
    right: `messages.${kind}`,
    update: (record) => dialogAddress(inboxes[kind].path, record),
    insert: dialogAddress(inboxes[kind].path, newRecord),
    name: 'name',
  })),
  'spam-rules': {
    label: 'İstenmeyen ileti kuralları',
    right: 'spam-rules.write',
    update: () => adminPaths.spamRules,
  },
} as const satisfies Record<string, DraftForm>;
