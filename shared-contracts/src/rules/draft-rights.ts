import { rights, type Right } from './rights.ts';

/** Which drafts of a kind of record a user may write. */
export type DraftScope =
  /** None. */
  | 'none'
  /** Drafts that the user has started, of new records and of records that the user has started. */
  | 'own'
  /** All. */
  | 'all';

const known: ReadonlySet<string> = new Set(rights);

/**
 * Reports whether the records of a subject have drafts that are published by others, so that drafts have a right of their own.
 * @param subject - first part of the names of the rights
 */
export function hasDrafts(subject: string): boolean {
  return known.has(`${subject}.draft`);
}

/**
 * Returns the lowest right that opens the form of a record: that to write drafts of own records, that to write drafts where
 * staff create no records, else that to publish.
 * @param write - right to change and publish the records
 */
export function draftRightOf(write: Right): Right {
  const [subject = ''] = write.split('.');
  return rights.find((right) => right === `${subject}.draft-own` || right === `${subject}.draft`) ?? write;
}

/**
 * Returns which drafts a user may write.
 * @param held - rights of the user
 * @param write - right to change and publish the records
 */
export function draftScope(held: ReadonlySet<Right>, write: Right): DraftScope {
  const [subject = ''] = write.split('.');
  if (held.has(write) || held.has(`${subject}.draft` as Right)) return 'all';
  return held.has(draftRightOf(write)) ? 'own' : 'none';
}
