import type { ProductCurrency } from '@vitrin/shared-contracts/records/catalogue-records';
import type { WriteContext } from '../../../platform/database/write-context.ts';
import type { ContentServices } from '../../../content/content-services.ts';
import type { ItemRow } from '../index/import-rows.repository.ts';
import type { OldSite } from '../index/old-addresses.ts';
import type { Spool } from '../index/spool.ts';
import type { Note, SourceItem } from '../reading/source-item.ts';
import type { FileSources } from './file-sources.ts';

/** An import that is being applied. */
export interface ImportRun {
  services: ContentServices;
  context: WriteContext;
  importId: number;
  site: OldSite;
  spool: Spool;
  files: FileSources;
  /** Default language of this site, and all that its texts may have. */
  lang: string;
  languages: ReadonlySet<string>;
  /** Nothing is written but the index: the report says what would be. */
  isDryRun: boolean;
  /** Addresses of the files that a dry run would fetch from the old site. */
  toFetch: Set<string>;
  /** Currency of prices; null if it is not known. */
  currency: ProductCurrency | null;
  /** Settings of an archive replace those that staff have saved here. */
  takesSettings: boolean;
  /** Ids of records and pictures of this site by what an archive names them, as far as they were looked up. */
  references: Map<string, number>;
  /** Date of texts that have none. */
  startedAt: string;
  /** Ids of the items that are being applied, against a circle. */
  open: Set<number>;
  /** Applies an item that another one depends on; nothing happens if it is done. */
  require(row: ItemRow): Promise<void>;
}

export interface Outcome {
  state: 'created' | 'updated' | 'unchanged' | 'left';
  notes: Note[];
}

/** An item that is being applied. */
export interface Applied<T extends SourceItem = SourceItem> {
  item: T;
  row: ItemRow;
}
