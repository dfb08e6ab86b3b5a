import type { TextValues } from '../records/define-record.ts';
import type {
  announcementDefinition,
  announcementScopes,
  announcementShapes,
  announcementTones,
} from '../records/announcement.ts';
import type { AnnouncementState } from '../rules/announcement-state.ts';
import type { Translations } from './languages.ts';

/** Form of a notice of the site. */
export type AnnouncementShape = (typeof announcementShapes)[number];

/** What a notice of the site is about. */
export type AnnouncementTone = (typeof announcementTones)[number];

/** A notice of the site in one language. */
export interface Announcement {
  id: number;
  /** A visitor who has closed a notice sees its next version. */
  version: number;
  shape: AnnouncementShape;
  tone: AnnouncementTone;
  title: string;
  /** Plain text; a line break is kept. */
  text: string;
  /** Path of the site or an https address; null without a link. */
  link_url: string | null;
  /** Null: the link has a text of the site. */
  link_label: string | null;
  /** Paths of the pages that show the notice, without the prefix of the language; null: all pages. */
  paths: string[] | null;
}

/** `data` of `GET /api/pages/announcements`. */
export interface SiteAnnouncements {
  /** Notices that are public now in the requested language, the first one first. */
  announcements: Announcement[];
  /** Languages in which notices are public now: without one, a change of language needs no further read. */
  languages: string[];
}

/** Texts of a notice in one language. */
export type AnnouncementTexts = TextValues<typeof announcementDefinition>;

/** `data` of `GET /api/admin/announcements/{id}`. */
export interface AnnouncementRecord {
  id: number;
  queue: number;
  active: 0 | 1;
  shape: AnnouncementShape;
  tone: AnnouncementTone;
  scope: (typeof announcementScopes)[number];
  /** Keys of the chosen pages. */
  pages: string[];
  /** ISO times; null without a limit. */
  starts_at: string | null;
  ends_at: string | null;
  link_url: string | null;
  version: number;
  updated_at: string;
  translations: Translations<AnnouncementTexts>;
}

/** Row of `GET /api/admin/announcements`, in the order of the site. */
export interface AnnouncementRow extends AnnouncementRecord {
  /** Whether visitors see the notice now, by active language, the default one first. */
  states: Record<string, AnnouncementState>;
}
