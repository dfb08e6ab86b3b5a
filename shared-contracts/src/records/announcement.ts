import { limits } from '../rules/limits.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';
import { nameField } from './page-fields.ts';

/** Forms of a notice: a bar above the header of the site, a card at the lower edge of the window. */
export const announcementShapes = ['bar', 'card'] as const;

/** What a notice is about, which its colours follow. */
export const announcementTones = ['info', 'important', 'mourning'] as const;

/** Pages that show a notice: all of them, or those of the field `pages`. */
export const announcementScopes = ['everywhere', 'chosen'] as const;

/** A notice that visitors see on pages of the site: a holiday, changed hours, a loss. */
export const announcementDefinition = defineRecord({
  entity: 'announcement',
  noun: 'duyuru',
  rights: { read: 'announcements.read', write: 'announcements.write', remove: 'announcements.delete' },
  shared: {
    active: field.flag({ label: 'Yayında' }),
    shape: field.choice(announcementShapes, { label: 'Biçim', initial: 'bar' }),
    tone: field.choice(announcementTones, { label: 'Tür', initial: 'info' }),
    scope: field.choice(announcementScopes, { label: 'Nerede görünür', initial: 'everywhere' }),
    pages: field.pages({ label: 'Sayfalar', maxItems: limits.announcement.pages }),
    starts_at: field.moment({ label: 'Başlangıç', isNullable: true }),
    ends_at: field.moment({ label: 'Bitiş', isNullable: true }),
    link_url: field.address({ label: 'Bağlantı' }),
  },
  translated: {
    title: nameField('Başlık'),
    text: field.longText({ label: 'Metin', length: limits.announcement.text }),
    // Without one, the link has a text of the site.
    link_label: field.text({
      label: 'Bağlantının adı',
      length: limits.announcement.linkLabel,
      isNullable: true,
      isOptional: true,
    }),
  },
});
