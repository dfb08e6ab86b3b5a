import type { ReactNode } from 'react';
import type { PublicationFacts } from '@vitrin/shared-contracts/publication-state';
import { PresentUsers } from '../presence/present-users.tsx';
import { PublicationSummary } from './publication-summary.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishButtons, type PublishButtonsProps } from './publish-buttons.tsx';

/** What the page of a form shows of its publication. */
export interface PublishedForm {
  facts: PublicationFacts;
  /** Help text below the heading, in place of that of the form, for users who may not publish. */
  help?: string;
  /** State below the heading. */
  summary: ReactNode;
  /** Bar at the bottom edge of a page. */
  bar: ReactNode;
  /** The buttons of the bar that save and publish, for a dialog. */
  buttons: ReactNode;
  /** Called when the form is submitted by a key. */
  onSubmit: () => void;
}

interface PublishedFormOptions<V extends object> extends PublishButtonsProps<V> {
  back?: string | undefined;
}

const writerHelp = 'Kaydettikleriniz taslakta kalır; yayınlama yetkisi olan biri inceleyip yayınlar.';

/** Returns the parts of the page of a form whose record is published. */
export function publishedForm<V extends object>({ actions, form, ...shown }: PublishedFormOptions<V>): PublishedForm {
  return {
    facts: actions.facts,
    ...(actions.review.mayPublish ? {} : { help: writerHelp }),
    summary: (
      <>
        <PublicationSummary actions={actions} />
        <PresentUsers entity={actions.entity} record={actions.record} values={form.dirty ? form.formik.values : null} />
      </>
    ),
    bar: <PublishBar actions={actions} form={form} {...shown} />,
    buttons: <PublishButtons actions={actions} form={form} {...shown} />,
    onSubmit: actions.saveDraft,
  };
}
