import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { WorkingCopy } from '@vitrin/shared-contracts/publication';
import type { DraftReview, ReviewRemark } from '@vitrin/shared-contracts/reviews';
import { Moment } from '../../ui/list/moment.tsx';
import styles from './publication.module.css';
import type { PublicationActions } from './use-publication.ts';

const ReturnDialog = lazy(async () => ({ default: (await import('./return.dialog.tsx')).ReturnDialog }));
const DraftChanges = lazy(async () => ({ default: (await import('./draft-changes.tsx')).DraftChanges }));

/** That the draft of the form waits for a review, or was returned, with the remark and what the user can do about it. */
export function ReviewNote({ actions }: { actions: PublicationActions }) {
  const { copy } = actions;
  const { review } = actions.review;
  if (!copy || !review) return null;
  return review.returned ? (
    <ReturnedNote returned={review.returned} mayPublish={actions.review.mayPublish} />
  ) : (
    <WaitingNote actions={actions} copy={copy} review={review} />
  );
}

function ReturnedNote({ returned, mayPublish }: { returned: ReviewRemark; mayPublish: boolean }) {
  return (
    <div className={styles.review} role="note" data-problem>
      <div className={styles.remark}>
        <p>
          <strong>Geri gönderildi</strong> <Sender remark={returned} />
        </p>
        <blockquote>{returned.note}</blockquote>
        {mayPublish ? null : <p>Düzeltip yeniden incelemeye gönderebilirsiniz.</p>}
      </div>
    </div>
  );
}

interface WaitingNoteProps {
  actions: PublicationActions;
  copy: WorkingCopy;
  review: DraftReview;
}

function WaitingNote({ actions, copy, review: { sent, rev } }: WaitingNoteProps) {
  const { mayPublish } = actions.review;
  return (
    <div className={styles.review} role="note">
      <div className={styles.remark}>
        <p>
          <strong>İncelemeye gönderildi</strong> <Sender remark={sent} />
        </p>
        {sent.note ? <blockquote>{sent.note}</blockquote> : null}
        {copy.rev === rev ? null : (
          <p>
            {mayPublish
              ? 'Gönderildikten sonra değişti; form en son hâlini gösteriyor.'
              : 'Gönderdikten sonraki değişiklikler de incelenecek.'}
          </p>
        )}
      </div>
      {mayPublish ? <PublisherActions actions={actions} copy={copy} /> : <WriterActions actions={actions} />}
    </div>
  );
}

function Sender({ remark: { by, at } }: { remark: ReviewRemark }) {
  return (
    <span className={styles.facts}>
      {by}, <Moment iso={at} />
    </span>
  );
}

function WriterActions({ actions: { review } }: { actions: PublicationActions }) {
  return (
    <Button size="xs" variant="default" loading={review.pending} onClick={review.withdraw}>
      İncelemeden geri çek
    </Button>
  );
}

/** A new record has nothing to compare with. */
function PublisherActions({ actions, copy }: { actions: PublicationActions; copy: WorkingCopy }) {
  const [opened, setOpened] = useState<'changes' | 'return' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={styles.reviewButtons}>
      {copy.record === null ? null : (
        <Button size="xs" variant="default" onClick={() => setOpened('changes')}>
          Değişenleri göster
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setOpened('return')}>
        Geri gönder
      </Button>
      <Suspense fallback={null}>
        {opened === 'return' ? <ReturnDialog review={actions.review} onClose={close} /> : null}
        {opened === 'changes' ? <DraftChanges entity={actions.entity} copy={copy} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
