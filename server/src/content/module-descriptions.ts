import type { AttentionKind } from 'shared-contracts/statistics';
import type { Db } from '../platform/database/tables.ts';
import type { StoredContent } from './stored-content.ts';

/** What all modules say together, for those that ask about all of them: media, languages, dashboard. */
export interface ModuleDescriptions {
  content: StoredContent;
  attention: AttentionCounts;
  /** About how much of what is stored came from visitors. */
  visitorBytes: (db: Db) => Promise<number>;
}

/** How much there is of what staff are told on the dashboard to look after. */
export type AttentionCounts = Partial<Record<AttentionKind, (db: Db) => Promise<number>>>;
