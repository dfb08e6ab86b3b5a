import type { Right } from '@vitrin/shared-contracts/rights';
import type { AttentionKind } from '@vitrin/shared-contracts/statistics';
import type { Db } from '../platform/database/tables.ts';
import type { Belongings } from './belongings.ts';
import type { ContentKind } from './content-kind.ts';
import type { StoredContent } from './stored-content.ts';

/** What all modules declare, combined for media, languages and the dashboard. */
export interface ModuleDescriptions {
  content: StoredContent;
  attention: AttentionCounts;
  /** Kinds of records that have a history, by entity. */
  kinds: ReadonlyMap<string, ContentKind>;
  /** What users have made that goes on without them. */
  belongings: readonly Belongings[];
  /** Returns approximately how many stored bytes come from visitors. */
  visitorBytes: (db: Db) => Promise<number>;
}

/** The user whose dashboard is shown. */
export interface AttentionViewer {
  rights: ReadonlySet<Right>;
  kinds: ModuleDescriptions['kinds'];
}

/** Counts of what the dashboard lists as needing attention. */
export type AttentionCounts = Partial<Record<AttentionKind, (db: Db, viewer: AttentionViewer) => Promise<number>>>;
