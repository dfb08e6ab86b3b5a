import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';
import { FormFrame } from './form-frame.tsx';
import styles from './form.module.css';
import { SaveBar } from './save-bar.tsx';
import type { useRecordForm } from './use-record-form.ts';

interface FormPageProps<V extends object> {
  title: string;
  help: string;
  /** Where the form came from. */
  back: { to: string; label: string };
  form: ReturnType<typeof useRecordForm<V>>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  saveLabel: string;
  side?: ReactNode;
  children: ReactNode;
}

/** Layout of every form: heading, notices, one column, side panel, save bar. */
export function FormPage<V extends object>(props: FormPageProps<V>) {
  const { title, help, back, form, version, labels, saveLabel, side, children } = props;
  const { draft, dirty, saving } = form;
  return (
    <FormFrame
      form={form}
      version={version}
      labels={labels}
      className={styles.page}
      heading={<PageHeader title={title} help={help} back={back} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {side ? <div className={styles.side}>{side}</div> : null}
      </div>
      <SaveBar dirty={dirty} saving={saving} keptAt={draft.keptAt} back={back.to} label={saveLabel} />
    </FormFrame>
  );
}
