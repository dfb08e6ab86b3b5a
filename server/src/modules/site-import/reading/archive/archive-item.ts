import type {
  ArchivedCopy,
  ArchivedDownload,
  ArchivedLanguage,
  ArchivedPicture,
  ArchivedRecord,
  ArchivedSchedule,
} from '../../../site-export/archive-form.ts';
import type { Item } from '../item.ts';

/** A language of the exported site; its id is the key of its texts. */
export interface LanguageItem extends Item, ArchivedLanguage {
  type: 'language';
}

export interface PictureItem extends Item, ArchivedPicture {
  type: 'picture';
}

export interface DownloadItem extends Item, ArchivedDownload {
  type: 'download';
}

/** A record of one of the kinds of this product; its id is that of `recordId`. */
export interface RecordItem extends Item, ArchivedRecord {
  type: 'record';
  entity: string;
}

/** What remains to do once all records of a kind are there. */
export interface KindItem extends Item {
  type: 'kind';
  /** Keys of the records in their order. */
  records: string[];
}

/** A draft that staff have not published. */
export interface CopyItem extends Item, ArchivedCopy {
  type: 'copy';
}

export interface ScheduleItem extends Item, ArchivedSchedule {
  type: 'schedule';
}

/** An item of an archive of this product. */
export type ArchiveItem = CopyItem | DownloadItem | KindItem | LanguageItem | PictureItem | RecordItem | ScheduleItem;

/** Returns the id of the item of a record. */
export function recordId(entity: string, key: number | string): string {
  return `${entity}.${key}`;
}
