import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { Focus } from '@vitrin/shared-contracts/pictures';
import type { DownloadType } from '@vitrin/shared-contracts/downloads';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';

/** Version of the form of the archive. */
export const ARCHIVE_FORM = 1;

/** Names of the files of an archive, besides the files of the library. */
export const archiveNames = {
  site: 'site.json',
  pictures: 'gorseller.ndjson',
  downloads: 'dosyalar.ndjson',
  copies: 'taslaklar.ndjson',
  schedules: 'zamanlananlar.ndjson',
  announcements: 'sirket-duyurulari.ndjson',
} as const;

const RECORDS = 'kayitlar/';
const LINES = '.ndjson';

/** Returns the name of the file with the records of a kind. */
export function recordsFile(entity: string): string {
  return `${RECORDS}${entity}${LINES}`;
}

/** Returns the kind whose records a file has; null for another file. */
export function entityOfFile(name: string): string | null {
  return name.startsWith(RECORDS) && name.endsWith(LINES) ? name.slice(RECORDS.length, -LINES.length) : null;
}

/** `site.json`. */
export interface ArchivedSite {
  format: 'vitrin';
  version: number;
  /** Random name of the installation, which stays when its address changes. */
  site: string;
  /** Address at which visitors read it. */
  address: string;
  exported_at: string;
  default_language: string;
  languages: ArchivedLanguage[];
}

export interface ArchivedLanguage {
  /** Key of its texts among the records. */
  key: number;
  abbr: string;
  name: string;
  active: 0 | 1;
}

/** A picture of the library. Its files are named by the hash of the uploaded one. */
export interface ArchivedPicture {
  key: number;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  name: string;
  bytes: number;
  folder: string;
  focus: Focus;
  /** Alternative texts by language. */
  alts: Record<string, string>;
}

/** A document or a video; its file is named by the hash of its content. */
export interface ArchivedDownload {
  key: number;
  hash: string;
  kind: DownloadType;
  name: string;
}

/** A record. The lines of a kind are in the order in which staff have put them. */
export interface ArchivedRecord {
  record: string;
  title: string;
  values: ContentValues;
  /** Its pages, without the prefix of the language. */
  addresses?: { lang: string; path: string }[];
  /** Time of its creation; absent for what every site has, such as settings and fixed pages. */
  created_at?: string;
  /** Former slugs, which redirect to the present ones. */
  former?: { lang: string; slug: string }[];
  /** Former paths of a page in the tree, without the prefix of the language, which redirect to the present ones. */
  former_paths?: { lang: string; path: string }[];
  /** Languages whose texts were written for an earlier text of the default language. */
  outdated?: string[];
}

/** A user of the exported site. */
export interface ArchivedUser {
  name: string;
  /** Address by which an import finds the account; null for a user who has none any more, and for the command line. */
  email: string | null;
}

/** A draft that staff share. */
export interface ArchivedCopy {
  /** UUID. */
  id: string;
  entity: string;
  /** Key of the record; null for a new one. */
  record: string | null;
  title: string;
  /** Who has written in it, the last one at the end; absent in archives of earlier versions. */
  authors?: ArchivedUser[];
  /** E-mail address of the user who has started it; null if that is not known. */
  started_by?: string | null;
  /** The record has not changed since. */
  is_current: boolean;
  form: ContentValues;
  base: ContentValues | null;
  values: ContentValues;
}

/** A publication at a time. */
export interface ArchivedSchedule {
  /** UUID. */
  id: string;
  entity: string;
  record: string | null;
  /** Draft of a new record. */
  copy_id: string | null;
  action: ScheduledAction;
  title: string;
  due_at: string;
  is_current: boolean;
  values: ContentValues;
}
