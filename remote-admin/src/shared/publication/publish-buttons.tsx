import { Button } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { lazy, Suspense, useState } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import type { ScheduledAction } from '@vitrin/shared-contracts/publication';
import type { RecordForm } from '../form/use-record-form.ts';
import { DeferredMenu } from '../layers/deferred-menu.tsx';
import { PublishMenu } from './publish-menu.tsx';
import styles from './publication.module.css';
import type { PublicationActions } from './use-publication.ts';

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule.dialog.tsx')).ScheduleDialog }));

export interface PublishButtonsProps<V extends object> {
  actions: PublicationActions;
  form: RecordForm<V>;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  labels: Readonly<Record<string, string>>;
}

/**
 * Buttons of a record that is published. The one that a key presses saves the draft, so that nothing becomes public by
 * accident.
 */
export function PublishButtons<V extends object>({ actions, form, languages, labels }: PublishButtonsProps<V>) {
  const { facts, pending, copy } = actions;
  const { dirty, saving, formik } = form;
  const [scheduled, setScheduled] = useState<ScheduledAction | null>(null);
  const isBusy = saving || pending;
  return (
    <>
      <Button type="submit" variant="default" disabled={isBusy || (!dirty && copy !== null)}>
        Taslağı kaydet
      </Button>
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
