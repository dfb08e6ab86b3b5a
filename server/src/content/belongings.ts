import type { BelongingKind } from '@vitrin/shared-contracts/user-belongings';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { Db } from '../platform/database/tables.ts';
import type { ContentSource } from './content-kind.ts';

/** Something that goes on without the user who made it. */
export interface OwnedItem {
  id: string;
  title: string;
  /** Rights that a user needs to take it over. */
  rights: readonly Right[];
}

/** The user who takes something over. */
export interface NewOwner {
  id: number;
  name: string;
}

/** What of one kind users have; `belongings` of a `<name>.module.ts`. */
export interface Belongings {
  kind: BelongingKind;
  list(source: Pick<ContentSource, 'db' | 'kinds'>, userId: number): Promise<OwnedItem[]>;
  /** Ends these, so that they do nothing any more. */
  end(trx: Db, ids: readonly string[], now: string): Promise<void>;
  takeOver(trx: Db, ids: readonly string[], owner: NewOwner): Promise<void>;
}
