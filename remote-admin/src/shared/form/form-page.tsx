import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';
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
  /** Buttons of a record that is published; by default one that saves. */
  bar?: ReactNode;
  /** Content below the heading, such as the state of the record on the site. */
  summary?: ReactNode;
  /** Called instead of saving when the form is submitted by a key. */
  onSubmit?: (() => void) | undefined;
  side?: ReactNode;
  children: ReactNode;
}

/** Layout of all form pages: heading, notices, one column, side panel, save bar. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, help, back, action, tabs, form, version, labels, saveLabel, side, children } = props;
  const { bar, summary, onSubmit } = props;
  const { draft, dirty, saving } = form;
  const heading = (
    <>
      <PageHeader title={title} help={help} back={back} action={action} />
      {tabs}
      {summary}
    </>
  );
  return (
    <FormFrame
      form={form}
      version={version}
      labels={labels}
      className={styles.page}
      heading={heading}
      onSubmit={onSubmit}
    >
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {side ? <div className={styles.side}>{side}</div> : null}
      </div>
      {bar ?? <SaveBar dirty={dirty} saving={saving} draft={draft.status} back={back?.to} label={saveLabel} />}
    </FormFrame>
  );
}
