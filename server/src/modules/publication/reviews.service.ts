import type { WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { ReturnInput, ReviewInput } from '@vitrin/shared-contracts/reviews';
import type { ContentKind } from '../../content/content-kind.ts';
import { authorsOf, type CopyReader } from '../../content/publication/copy-authors.ts';
import { requireOwnCopy } from '../../content/publication/own-drafts.ts';
import { saveReview } from '../../content/publication/reviews.repository.ts';
import { findCopy, type StoredCopy } from '../../content/publication/working-copies.repository.ts';
import { write, type WriteOperation, type WriteServices } from '../../content/write.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WriteContext } from '../../platform/database/write-context.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { notifyUser } from '../notices/notices.service.ts';
import { draftScreen } from './draft-screen.ts';
import { storedReview, type StoredReview } from './stored-review.ts';
import { toCopyRow } from './working-copies.service.ts';

const entity = 'working-copy';

interface ReviewOf {
  kind: ContentKind;
  id: string;
  reader: CopyReader;
}

/**
 * Sends a draft for review, so that somebody who may publish decides about it; sending it again replaces the remark. Throws
 * 409 when the draft has changed since the user has seen it.
 */
export function sendForReview(
  services: WriteServices,
  context: WriteContext,
  { input, ...of }: ReviewOf & { input: ReviewInput },
): Promise<WorkingCopyRow> {
  return change(services, context, { ...of, action: 'send-for-review' }, async (trx, copy, now) => {
    const { id, name } = of.reader;
    const sent = { id, by: name, at: now, note: input.note };
    await store(trx, copy, input.rev, { sent, rev: input.rev, returned: null });
  });
}

/** Takes a draft back that waits for a review; a returned one is no longer shown as such. */
export function withdrawReview(services: WriteServices, context: WriteContext, of: ReviewOf): Promise<WorkingCopyRow> {
  return change(services, context, { ...of, action: 'withdraw-review' }, async (trx, copy) => {
    if (copy.review_state === null) throw notInReview();
    await store(trx, copy, copy.rev, null);
  });
}

/** Returns a draft that waits for a review to its authors, and tells them why. Throws 409 when it does not wait any more. */
export function returnDraft(
  services: WriteServices,
  context: WriteContext,
  { input, ...of }: ReviewOf & { input: ReturnInput },
): Promise<WorkingCopyRow> {
  return change(services, context, { ...of, action: 'return-draft' }, async (trx, copy, now) => {
    const review = storedReview(copy);
    if (!review || copy.review_state !== 'waiting') throw notInReview();
    const returned = { by: of.reader.name, at: now, note: input.note };
    await store(trx, copy, input.rev, { ...review, returned });
    await tellAuthors(services, trx, { ...of, copy, review, now, note: input.note });
  });
}

interface Change extends ReviewOf {
  action: WriteOperation['action'];
}

function change(
  services: WriteServices,
  context: WriteContext,
  { kind, id, reader, action }: Change,
  store: (trx: Db, copy: StoredCopy, now: string) => Promise<void>,
): Promise<WorkingCopyRow> {
  return write(services, context, { action, entity, keepsPages: true }, async (trx, stamp) => {
    const copy = await findCopy(trx, kind.entity, { id });
    if (!copy) throw copyGone();
    await requireOwnCopy(trx, kind, copy, reader);
    await store(trx, copy, stamp.now);
    const stored = await findCopy(trx, kind.entity, { id });
    if (!stored) throw copyGone();
    return { data: toCopyRow(kind, stored, reader), entityId: null, title: copy.title };
  });
}

async function store(trx: Db, { id }: StoredCopy, rev: number, review: StoredReview | null): Promise<void> {
  const state = review === null ? null : review.returned === null ? 'waiting' : 'returned';
  const isStored = await saveReview(trx, { id, rev }, { state, review: review && JSON.stringify(review) });
  if (!isStored)
    throw new Conflict('working-copy-changed', 'Taslak bu arada değişti. Son hâline bakıp yeniden deneyin.');
}

interface Returned extends ReviewOf {
  copy: StoredCopy;
  review: StoredReview;
  now: string;
  note: string;
}

/** Tells the user who has sent the draft, and all others who have written in it, except the one who returns it. */
async function tellAuthors({ config }: Pick<PlatformServices, 'config'>, trx: Db, returned: Returned): Promise<void> {
  const { kind, copy, review, reader, now, note } = returned;
  const title = copy.title === '' ? 'Adsız yeni kayıt' : copy.title;
  const ids = new Set([review.sent.id, ...authorsOf(copy).map(({ id }) => id)]);
  for (const userId of ids) {
    if (userId === 0 || userId === reader.id) continue;
    await notifyUser(trx, config, {
      userId,
      at: now,
      subject: `Taslağınız geri gönderildi: ${title}`,
      text: `${reader.name}, incelemeye gönderilen “${title}” taslağını geri gönderdi: ${note}`,
      path: draftScreen(kind, { record: copy.record, copy: copy.id }),
    });
  }
}

function copyGone(): NotFound {
  return new NotFound('working-copy-gone', 'Bu taslak bu arada yayınlanmış ya da silinmiş.');
}

function notInReview(): Conflict {
  return new Conflict('not-in-review', 'Bu taslak artık incelemede değil: geri çekilmiş ya da geri gönderilmiş.');
}
