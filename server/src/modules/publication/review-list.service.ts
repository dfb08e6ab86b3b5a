import { draftScope } from '@vitrin/shared-contracts/draft-rights';
import { limits } from '@vitrin/shared-contracts/limits';
import type { ReviewRow } from '@vitrin/shared-contracts/reviews';
import type { ContentKind } from '../../content/content-kind.ts';
import type { AttentionViewer } from '../../content/module-descriptions.ts';
import { authorsOf, hasStarted, type CopyReader } from '../../content/publication/copy-authors.ts';
import { countWaiting, listReviewed } from '../../content/publication/reviews.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { draftScreen } from './draft-screen.ts';
import { reviewOf } from './stored-review.ts';

type Listed = Awaited<ReturnType<typeof listReviewed>>[number];

/**
 * Returns the drafts that wait for a review by the user, and those that the user has written and that wait or were returned;
 * what was sent first comes first.
 */
export async function reviewList(
  { db, kinds }: Pick<ContentServices, 'db' | 'kinds'>,
  reader: CopyReader,
): Promise<ReviewRow[]> {
  const readable = [...kinds.values()].filter(({ right }) => draftScope(reader.rights, right) !== 'none');
  const found = await listReviewed(
    db,
    readable.map(({ entity }) => entity),
  );
  const rows = found.flatMap((copy) => {
    const kind = kinds.get(copy.entity);
    return kind ? rowOf(kind, copy, reader) : [];
  });
  return rows.toSorted((a, b) => a.review.sent.at.localeCompare(b.review.sent.at)).slice(0, limits.reviewsShown);
}

function rowOf(kind: ContentKind, copy: Listed, reader: CopyReader): ReviewRow[] {
  const review = reviewOf(copy);
  if (!review) return [];
  const authors = authorsOf(copy);
  const may_publish = reader.rights.has(kind.right);
  const isAuthor = hasStarted(copy, reader) || authors.some(({ id }) => id === reader.id);
  if (!isAuthor && (!may_publish || review.returned !== null)) return [];
  const { id, entity, title, record, rev } = copy;
  return [
    {
      id,
      entity,
      title,
      authors: authors.map(({ name }) => name),
      to: draftScreen(kind, { record, copy: id }),
      review,
      is_changed: rev !== review.rev,
      may_publish,
    },
  ];
}

/** Counts the drafts that wait for a review and that the user may publish. */
export function countReviews(db: Db, { rights, kinds }: AttentionViewer): Promise<number> {
  const publishable = [...kinds.values()].filter(({ right }) => rights.has(right));
  return countWaiting(
    db,
    publishable.map(({ entity }) => entity),
  );
}
