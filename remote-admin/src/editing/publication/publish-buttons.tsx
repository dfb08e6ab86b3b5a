import { Button } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { lazy, Suspense, useState } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { RecordForm } from '../form/use-record-form.ts';
import { DeferredMenu } from '../../ui/layers/deferred-menu.tsx';
import { PublishMenu } from './publish-menu.tsx';
import styles from './publication.module.css';
import type { PublicationActions } from './use-publication.ts';

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule.dialog.tsx')).ScheduleDialog }));

const SendDialog = lazy(async () => ({ default: (await import('./send.dialog.tsx')).SendDialog }));

export interface PublishButtonsProps<V extends object> {
  actions: PublicationActions;
  form: RecordForm<V>;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  labels: Readonly<Record<string, string>>;
}

/** Buttons of a record that has drafts: for those who publish, and for those who write drafts; none for a record of others. */
export function PublishButtons<V extends object>(props: PublishButtonsProps<V>) {
  const { mayDraft, review } = props.actions;
  if (!mayDraft) return null;
  return review.mayPublish ? <PublisherButtons {...props} /> : <WriterButtons {...props} />;
}

/** A draft that waits already is only saved: those who review it see its latest state. */
function WriterButtons<V extends object>({ actions, form }: PublishButtonsProps<V>) {
  const { pending, review } = actions;
  const isBusy = form.saving || pending;
  const [isSending, setSending] = useState(false);
  const isWaiting = review.review !== null && review.review.returned === null;
  return (
    <>
      <DraftButton actions={actions} form={form} />
      {isWaiting ? null : (
        <Button loading={isBusy} onClick={() => setSending(true)}>
          İncelemeye gönder
        </Button>
      )}
      {isSending ? (
        <Suspense fallback={null}>
          <SendDialog review={review} onClose={() => setSending(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function DraftButton<V extends object>({ actions, form }: Pick<PublishButtonsProps<V>, 'actions' | 'form'>) {
  const isBusy = form.saving || actions.pending;
  return (
    <Button type="submit" variant="default" disabled={isBusy || (!form.dirty && actions.copy !== null)}>
      Taslağı kaydet
    </Button>
  );
}

/**
 * Buttons of a record that is published. The one that a key presses saves the draft, so that nothing becomes public by
 * accident.
 */
function PublisherButtons<V extends object>({ actions, form, languages, labels }: PublishButtonsProps<V>) {
  const { facts, pending } = actions;
  const { saving, formik } = form;
  const [scheduled, setScheduled] = useState<ScheduledAction | null>(null);
  const isBusy = saving || pending;
  return (
    <>
      <DraftButton actions={actions} form={form} />
      <div className={styles.publish}>
        <Button loading={isBusy} onClick={() => void formik.submitForm()}>
          {facts.active ? 'Güncelle' : 'Yayınla'}
        </Button>
        <DeferredMenu
          width={280}
          button={
            <button type="button" className={styles.more} disabled={isBusy} aria-label="Diğer yayın seçenekleri">
              <IconChevronUp size={18} aria-hidden />
            </button>
          }
        >
          {(Menu) => (
            <PublishMenu
              Menu={Menu}
              actions={actions}
              languages={languages}
              labels={labels}
              onSchedule={setScheduled}
            />
          )}
        </DeferredMenu>
      </div>
      {scheduled ? (
        <Suspense fallback={null}>
          <ScheduleDialog actions={actions} action={scheduled} onClose={() => setScheduled(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
