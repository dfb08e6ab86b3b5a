import type { ReactNode } from 'react';
import type { LanguageInfo } from 'shared-contracts/languages';
import type { PublicationFacts } from 'shared-contracts/publication-state';
import type { RecordForm } from '../form/use-record-form.ts';
import { PresentUsers } from '../presence/present-users.tsx';
import { PublicationSummary } from './publication-summary.tsx';
import { PublishBar } from './publish-bar.tsx';
import type { PublicationActions } from './use-publication.ts';

/** What the page of a form shows of its publication. */
export interface PublishedForm {
  facts: PublicationFacts;
  /** State below the heading. */
  summary: ReactNode;
  /** Buttons at the bottom edge. */
  bar: ReactNode;
  /** Called when the form is submitted by a key. */
  onSubmit: () => void;
}

interface PublishedFormOptions<V extends object> {
  actions: PublicationActions;
  form: RecordForm<V>;
  /** Default language first. */
  languages: readonly LanguageInfo[];
  labels: Readonly<Record<string, string>>;
  back?: string | undefined;
}

/** Returns the parts of the page of a form whose record is published. */
export function publishedForm<V extends object>({ actions, form, ...shown }: PublishedFormOptions<V>): PublishedForm {
  return {
    facts: actions.facts,
    summary: (
      <>
        <PublicationSummary actions={actions} />
        <PresentUsers entity={actions.entity} record={actions.record} values={form.dirty ? form.formik.values : null} />
      </>
    ),
    bar: <PublishBar actions={actions} form={form} {...shown} />,
    onSubmit: actions.saveDraft,
  };
}
