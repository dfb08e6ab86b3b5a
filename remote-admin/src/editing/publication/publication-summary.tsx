import { Button } from '@mantine/core';
import { exactTime, relativeTime } from '@vitrin/shared-contracts/relative-time';
import type { ScheduledPublication, WorkingCopy } from '@vitrin/shared-contracts/publication';
import { recordState } from '@vitrin/shared-contracts/publication-state';
import { useNow } from '../../data/use-now.ts';
import styles from './publication.module.css';
import { ReviewNote } from './review-note.tsx';
import { StateLabel } from './state-label.tsx';
import type { PublicationActions } from './use-publication.ts';

/** State of the record on the site, with its saved draft and its scheduled publication. */
export function PublicationSummary({ actions }: { actions: PublicationActions }) {
  const { copy, schedule, facts } = actions;
  return (
    <div className={styles.summary}>
      <p className={styles.state}>
        <StateLabel state={recordState(facts, new Date())} />
        {copy ? <CopyFacts copy={copy} /> : null}
        {copy && copy.can_discard !== false ? (
          <Button size="compact-xs" variant="subtle" onClick={actions.discard}>
            Taslağı sil
          </Button>
        ) : null}
      </p>
      {schedule ? <Schedule schedule={schedule} actions={actions} /> : null}
      <ReviewNote actions={actions} />
      {actions.mayDraft ? null : (
        <p className={styles.review} role="note">
          Bu kaydı başkası başlattı. Yetkiniz yalnızca kendi başlattığınız kayıtların taslağını yazmaya yetiyor; burada
          yaptığınız değişiklikler kaydedilemez.
        </p>
      )}
    </div>
  );
}

function CopyFacts({ copy: { author, others = [], updated_at } }: { copy: WorkingCopy }) {
  const now = useNow();
  const names = [...new Set([...others, author])].filter((name) => name !== '');
  const by = names.length > 0 ? `${names.join(', ')}, ` : '';
  return (
    <span className={styles.facts}>
      Taslak: {by}
      {relativeTime(new Date(updated_at), now)}
    </span>
  );
}

interface ScheduleProps {
  schedule: ScheduledPublication;
  actions: PublicationActions;
}

function Schedule({ schedule: { due_at, action, problem, author }, actions }: ScheduleProps) {
  const moment = exactTime(new Date(due_at));
  return (
    <div className={styles.schedule} role="note" data-problem={problem !== '' || undefined}>
      <p>
        <strong>
          {action === 'publish' ? `${moment} tarihinde yayınlanacak` : `${moment} tarihinde yayından kalkacak`}
        </strong>{' '}
        <span>({author}). Sonradan yaptığınız değişiklikler buna dahil değildir.</span>
        {problem === '' ? null : (
          <span className={styles.problem}>{problem} Bu hâliyle yayınlanmaz: gözden geçirip yeniden zamanlayın.</span>
        )}
      </p>
      {actions.review.mayPublish ? (
        <Button size="xs" variant="default" loading={actions.pending} onClick={actions.cancelSchedule}>
          Zamanlamayı iptal et
        </Button>
      ) : null}
    </div>
  );
}
