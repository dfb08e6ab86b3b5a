import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import { mailboxKinds, type MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { formsOf } from '../../editing/drafts/draft-form.ts';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

const inboxes = {
  contact: {
    label: 'İletişim',
    path: adminPaths.contactMessages,
    templates: adminPaths.contactTemplates,
    note: 'İletinin iç notu',
  },
  'human-resources': {
    label: 'İnsan kaynakları',
    path: adminPaths.applications,
    templates: adminPaths.applicationTemplates,
    note: 'Başvurunun iç notu',
  },
} as const satisfies Record<MailboxKind, object>;

const firstReads = (kind: MailboxKind) => {
  const mailbox = api.adminMailbox(kind);
  return [
    `${mailbox}?page=1&section=mail`,
    `${mailbox}/labels`,
    `${mailbox}/assignees`,
    ...(kind === 'human-resources' ? [api.adminAnsweredOpenings] : []),
    `${mailbox}/not-check-count`,
  ];
};

/** The inboxes of the site's two forms, and their reply templates. */
export const mailbox = panelModule({
  permissions: ['messages.contact', 'messages.human-resources'],
  routes: [
    {
      path: adminPaths.contactMessages,
      right: 'messages.contact',
      title: 'İletişim',
      load: async () => (await import('./mailbox.page.tsx')).ContactMailboxPage,
      reads: firstReads('contact'),
    },
    {
      path: adminPaths.applications,
      right: 'messages.human-resources',
      title: 'İnsan kaynakları',
      load: async () => (await import('./mailbox.page.tsx')).ApplicationsMailboxPage,
      reads: firstReads('human-resources'),
    },
    {
      path: adminPaths.contactTemplates,
      right: 'messages.contact',
      title: 'Yanıt şablonları',
      load: async () => (await import('./templates.page.tsx')).ContactTemplatesPage,
      reads: [api.adminTemplates('contact')],
    },
    {
      path: adminPaths.applicationTemplates,
      right: 'messages.human-resources',
      title: 'Yanıt şablonları',
      load: async () => (await import('./templates.page.tsx')).ApplicationTemplatesPage,
      reads: [api.adminTemplates('human-resources')],
    },
  ],
  navigation: [
    {
      category: 'forms',
      order: 10,
      label: inboxes.contact.label,
      to: adminPaths.contactMessages,
      icon: IconMail,
      right: 'messages.contact',
      inbox: 'contact',
    },
    {
      category: 'forms',
      order: 20,
      label: inboxes['human-resources'].label,
      to: adminPaths.applications,
      icon: IconUserSearch,
      right: 'messages.human-resources',
      inbox: 'human-resources',
    },
  ],
  drafts: {
    ...formsOf('reply', mailboxKinds, (kind) => ({
      label: `Yanıt: ${inboxes[kind].label}`,
      right: `messages.${kind}`,
      update: (message) => adminPaths.mailboxMessage(kind, message),
    })),
    ...formsOf('reply-template', mailboxKinds, (kind) => ({
      label: `Yanıt şablonu: ${inboxes[kind].label}`,
      right: `messages.${kind}`,
      update: (record) => dialogAddress(inboxes[kind].templates, record),
      insert: dialogAddress(inboxes[kind].templates, newRecordParam),
      name: 'name',
    })),
    ...formsOf('message-note', mailboxKinds, (kind) => ({
      label: inboxes[kind].note,
      right: `messages.${kind}`,
      update: (message) => adminPaths.mailboxMessage(kind, message),
    })),
    ...formsOf('message-label', mailboxKinds, (kind) => ({
      label: 'Etiket',
      right: `messages.${kind}`,
      update: (record) => dialogAddress(inboxes[kind].path, record),
      insert: dialogAddress(inboxes[kind].path, newRecordParam),
      name: 'name',
    })),
  },
  palette: () => import(/* webpackChunkName: "palette" */ './mailbox.palette.ts'),
});
