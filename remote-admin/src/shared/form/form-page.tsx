import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './form.module.css';
import { SaveBar } from './save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormPageProps<V extends object> {
  title: string;
  help: string;
  /** Where the form came from; a form that is a screen of its own has none. */
  back?: { to: string; label: string };
  /** Stands at the heading's right, such as a link to the page on the site. */
  action?: ReactNode;
  /** Sections of the screen, of which this form is one. */
  tabs?: ReactNode;
  form: RecordForm<V>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  saveLabel: string;
  side?: ReactNode;
  children: ReactNode;
}

/** Layout of every form: heading, notices, one column, side panel, save bar. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, help, back, action, tabs, form, version, labels, saveLabel, side, children } = props;
  const { draft, dirty, saving } = form;
  const heading = (
    <>
      <PageHeader title={title} help={help} back={back} action={action} />
      {tabs}
    </>
  );
  return (
    <FormFrame form={form} version={version} labels={labels} className={styles.page} heading={heading}>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {side ? <div className={styles.side}>{side}</div> : null}
      </div>
      <SaveBar dirty={dirty} saving={saving} keptAt={draft.keptAt} back={back?.to} label={saveLabel} />
    </FormFrame>
  );
}
