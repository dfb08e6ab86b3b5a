import { mailboxKinds } from 'shared-contracts/mailbox';
import { adminPaths } from 'shared-contracts/paths';
import { dialogAddress, newRecord } from '../../form/use-edited.ts';
import { formsOf, type DraftForm } from '../draft-form.ts';

const inboxes = { contact: 'İletişim', 'human-resources': 'İnsan Kaynakları' } as const;
const templates = {
  contact: adminPaths.contactTemplates,
  'human-resources': adminPaths.applicationTemplates,
} as const;

/** Answers by e-mail, what is prepared for them, and how mails are sent. */
export const mailForms = {
  ...formsOf('reply', mailboxKinds, (kind) => ({
    label: `Yanıt: ${inboxes[kind]}`,
    right: `messages.${kind}`,
    update: (message) => adminPaths.mailboxMessage(kind, message),
  })),
  ...formsOf('reply-template', mailboxKinds, (kind) => ({
    label: `Yanıt şablonu: ${inboxes[kind]}`,
    right: `messages.${kind}`,
    update: (record) => dialogAddress(templates[kind], record),
    insert: dialogAddress(templates[kind], newRecord),
    name: 'name',
  })),
  'mail-settings': {
    label: 'E-posta ayarları',
    right: 'mail.write',
    update: () => `${adminPaths.mail}?bolum=ayarlar`,
  },
} as const satisfies Record<string, DraftForm>;
