import { parse } from 'secure-json-parse';
import type { Right } from '@vitrin/shared-contracts/rights';

/** A user who has written in a saved draft; the id is 0 if only the name is known. */
export interface CopyAuthor {
  id: number;
  name: string;
}

/** The user who sees a draft. */
export interface CopyReader extends CopyAuthor {
  rights: ReadonlySet<Right>;
}

/** Returns who has written in a draft. One that an earlier version saved names its last author only. */
export function authorsOf({ authors, author_name }: { authors: string | null; author_name: string }): CopyAuthor[] {
  if (authors === null) return author_name === '' ? [] : [{ id: 0, name: author_name }];
  return parse(authors) as CopyAuthor[];
}

/** A draft with the user who has started it, if that is known. */
export interface StartedCopy {
  started_by: number | null;
  authors: string | null;
  author_name: string;
}

/** Returns the user who has started a draft; null if an earlier version has saved it first, and others have written in it. */
export function starterOf(copy: StartedCopy): number | null {
  if (copy.started_by !== null) return copy.started_by;
  const [first, ...others] = authorsOf(copy);
  return first && first.id !== 0 && others.length === 0 ? first.id : null;
}

/** Checks whether a user has started a draft. */
export function hasStarted(copy: StartedCopy, { id }: CopyAuthor): boolean {
  return starterOf(copy) === id;
}

/** Returns the authors with this one, under the present name. */
export function withAuthor(authors: readonly CopyAuthor[], { id, name }: CopyAuthor): CopyAuthor[] {
  return [...authors.filter((author) => !isSame(author, { id, name })), { id, name }];
}

/** Returns the authors of a draft who are not this user. */
export function otherAuthors(copy: Parameters<typeof authorsOf>[0], reader: CopyAuthor): CopyAuthor[] {
  return authorsOf(copy).filter((author) => !isSame(author, reader));
}

function isSame(one: CopyAuthor, other: CopyAuthor): boolean {
  return one.id === 0 ? one.name === other.name : one.id === other.id;
}
