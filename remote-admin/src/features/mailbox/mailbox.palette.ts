import { mailboxKinds, type MessageRow } from '@vitrin/shared-contracts/mailbox';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import type { RecordSource, ShortcutGroup } from '../../editing/panel-module.ts';

const groups = { contact: 'İletiler', 'human-resources': 'Başvurular' } as const;

export const records: readonly RecordSource[] = mailboxKinds.map((kind) => ({
  right: `messages.${kind}`,
  group: groups[kind],
  find: async (search, readList) =>
    (await readList<MessageRow>(api.adminMailbox(kind), { section: 'mail', search })).map((message) => ({
      label: message.name,
      description: message.subject || message.excerpt,
      to: adminPaths.mailboxMessage(kind, message.id),
    })),
}));

export const shortcuts: ShortcutGroup = {
  title: 'Gelen kutularında',
  shortcuts: [
    { keys: ['J'], text: 'Sonraki ileti' },
    { keys: ['K'], text: 'Önceki ileti' },
    { keys: ['O', 'Enter'], text: 'Seçili satırdaki iletiyi aç' },
    { keys: ['R'], text: 'Açık iletiyi yanıtla' },
    { keys: ['E'], text: 'İletiyi kapat: aşaması “Kapandı” olur (yalnızca İletişim’de)' },
    { keys: ['U'], text: 'Okunmadı yap' },
    { keys: ['#', 'Delete'], text: 'Çöpe taşı; çöp kutusunda kalıcı olarak sil' },
  ],
};
