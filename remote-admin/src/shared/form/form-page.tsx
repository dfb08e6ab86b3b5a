import { FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { PageHeader } from '../page-header.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldErrorsContext } from './field-errors.ts';
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
  const { formik, draft, errors, forget, dirty, saving, change } = form;
  const [offered] = draft.offered;
  return (
    <FormikProvider value={formik}>
      <FieldErrorsContext value={{ errors, forget }}>
        <form className={styles.page} onSubmit={formik.handleSubmit} noValidate>
          <PageHeader title={title} help={help} back={back} />
          {offered ? (
            <DraftNotice
              draft={offered}
              base={version}
              onDiscard={draft.discard}
              onRestore={(chosen) => {
                draft.adopt(chosen);
                change(chosen.values);
              }}
            />
          ) : null}
          <ErrorSummary labels={labels} />
          <div className={styles.columns}>
            <div className={styles.main}>{children}</div>
            {side ? <div className={styles.side}>{side}</div> : null}
          </div>
          <SaveBar dirty={dirty} saving={saving} keptAt={draft.keptAt} back={back.to} label={saveLabel} />
        </form>
      </FieldErrorsContext>
    </FormikProvider>
  );
}
