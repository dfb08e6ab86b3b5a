import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { PublicationContext } from '../publication/publication-context.ts';
import type { PublishedForm } from '../publication/published-form.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './form.module.css';
import { SaveBar } from './save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormPageProps<V extends object> {
  title: string;
  help: string;
  /** Link back to the list; undefined for a form that is a screen of its own. */
  back?: { to: string; label: string };
  /** Content at the right of the heading, such as a link to the page on the site. */
  action?: ReactNode;
  /** Tabs of the screen; this form is one of them. */
  tabs?: ReactNode;
  form: RecordForm<V>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  saveLabel: string;
  /** State and buttons of a record that is published; by default there is one button, which saves. */
  published?: PublishedForm | undefined;
  side?: ReactNode;
  children: ReactNode;
}

/** Layout of all form pages: heading, notices, one column, side panel, save bar. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, back, action, tabs, form, version, labels, saveLabel, side, children } = props;
  const { published } = props;
  const { draft, dirty, saving } = form;
  const heading = (
    <>
      <PageHeader title={title} help={helpOf(props)} back={back} action={action} />
      {tabs}
      {published?.summary}
    </>
  );
  return (
    <PublicationContext value={published?.facts ?? null}>
      <FormFrame
        form={form}
        version={version}
        labels={labels}
        className={styles.page}
        heading={heading}
        onSubmit={published?.onSubmit}
      >
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          {side ? <div className={styles.side}>{side}</div> : null}
        </div>
        {published?.bar ?? (
          <SaveBar dirty={dirty} saving={saving} draft={draft.status} back={back?.to} label={saveLabel} />
        )}
      </FormFrame>
    </PublicationContext>
  );
}

function helpOf({ help, published }: Pick<FormPageProps<object>, 'help' | 'published'>): string {
  return published?.help ?? help;
}
