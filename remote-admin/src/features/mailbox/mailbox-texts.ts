import type { MailboxKind, SpamReason } from '@vitrin/shared-contracts/mailbox';
import type { LabelColour } from '@vitrin/shared-contracts/message-workflow';
import { adminPaths } from '@vitrin/shared-contracts/paths';

interface MailboxTexts {
  path: string;
  title: string;
  help: string;
  empty: string;
  /** Path of the inbox's reply templates. */
  templates: string;
}

/** The texts and paths in which the two inboxes differ. */
export const mailboxes: Readonly<Record<MailboxKind, MailboxTexts>> = {
  contact: {
    path: adminPaths.contactMessages,
    templates: adminPaths.contactTemplates,
    title: 'İletişim',
    help: 'Ziyaretçilerin iletişim formundan gönderdiği iletiler, en yenisi üstte.',
    empty: 'Sitenin iletişim formundan bir ileti geldiğinde burada görünür.',
  },
  'human-resources': {
    path: adminPaths.applications,
    templates: adminPaths.applicationTemplates,
    title: 'İnsan kaynakları',
    help: 'İş başvuruları ve özgeçmişler, en yenisi üstte.',
    empty: 'Sitenin başvuru formundan bir başvuru geldiğinde burada görünür.',
  },
};

/** Sections of an inbox, as named in its URL; the first one is the default. */
export const mailboxViews = ['gelen', 'karantina', 'cop'] as const;
export type MailboxView = (typeof mailboxViews)[number];

interface ViewTexts {
  label: string;
  /** Query parameters of the list request. */
  params: Readonly<Record<string, string>>;
  empty: string;
}

export const viewTexts: Readonly<Record<MailboxView, ViewTexts>> = {
  gelen: { label: 'Gelen kutusu', params: { section: 'mail' }, empty: 'Gelen kutusu boş.' },
  karantina: { label: 'Karantina', params: { section: 'mail', quarantine: '1' }, empty: 'Karantinada ileti yok.' },
  cop: { label: 'Çöp kutusu', params: { section: 'trash' }, empty: 'Çöp kutusu boş.' },
};

/** Labels of the reasons for which a message was quarantined. */
export const reasonLabels: Readonly<Record<SpamReason, string>> = {
  honeypot: 'Görünmeyen alan doldurulmuş',
  'too-fast': 'Bir insanın dolduramayacağı kadar hızlı gönderilmiş',
  links: 'Çok sayıda bağlantı var',
  words: 'Reklam sözcükleri geçiyor',
  repeated: 'Aynı metin birçok kez gönderilmiş',
  'foreign-script': 'Metnin çoğu başka bir alfabeyle yazılmış',
  'blocked-sender': 'Gönderen engellenmiş',
  'by-hand': 'Bir çalışan istenmeyen olarak işaretlemiş',
};

export const colourNames: Readonly<Record<LabelColour, string>> = {
  grey: 'Gri',
  red: 'Kırmızı',
  orange: 'Turuncu',
  green: 'Yeşil',
  teal: 'Turkuaz',
  blue: 'Mavi',
  violet: 'Mor',
  pink: 'Pembe',
};
