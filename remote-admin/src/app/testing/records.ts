import type { ContactItemRecord } from '@vitrin/shared-contracts/contact-information';
import type { HomeSectionRecord } from '@vitrin/shared-contracts/home-sections';
import type { SiteSettingsRecord } from '@vitrin/shared-contracts/integrations';
import type { PictureItemRecord } from '@vitrin/shared-contracts/picture-items';
import type { Redirect } from '@vitrin/shared-contracts/redirects';
import type { SocialLinkRecord } from '@vitrin/shared-contracts/social-media';
import type { TrashRow } from '@vitrin/shared-contracts/trash';
import { picture } from '../../testing/catalogue-fixtures.ts';

const state = { version: 1, updated_at: '2026-01-05T09:00:00.000Z' };

/** Returns a slide or certificate record. */
export function pictureItem(id: number, title: string): PictureItemRecord {
  return {
    id,
    ...state,
    queue: id,
    active: 1,
    picture: picture(id, title),
    link_url: null,
    translations: { tr: { title, text: '' } },
  };
}

export function homeSection(id: number, title: string): HomeSectionRecord {
  return { id, ...state, queue: id, active: 1, kind: 'text', translations: { tr: { title, text: '' } } };
}

export function socialLink(id: number, name: string): SocialLinkRecord {
  return { id, ...state, name, uri: 'https://ornek.com', icon_name: 'link', queue: id };
}

export function phone(id: number, name: string): ContactItemRecord {
  return { id, ...state, name, section: 'telefon', content: '0232 555 01 00', lang: null, queue: id };
}

export function redirect(id: number, source: string): Redirect {
  return { id, ...state, source, target: '/' };
}

export const siteSettings: SiteSettingsRecord = {
  ...state,
  google_script: '',
  yandex_script: '',
  fb_pixel_script: '',
  keywords: [],
  recognised: [],
};

export function trashRow(record: number, title: string): TrashRow {
  return {
    entity: 'article',
    record,
    title,
    deleted_at: '2026-01-05T09:00:00.000Z',
    deleted_by: 'Ayşe Yılmaz',
    days_left: 12,
  };
}
