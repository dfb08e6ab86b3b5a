import { FormikProvider } from 'formik';
import { lazy, Suspense, type ReactNode, type SyntheticEvent } from 'react';
import type { OfferedDraft } from '../drafts/draft-offers.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { Decisions } from './conflict.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldErrorsContext } from './field-errors.ts';
import type { RecordForm } from './use-record-form.ts';

interface FormFrameProps<V extends object> {
  form: RecordForm<V>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  className: string | undefined;
  /** Content above the draft notice and the error summary. */
  heading?: ReactNode;
  /** Called instead of saving when the form is submitted by a key. */
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** Renders the draft notice, the error summary and the fields of a form, on a page or in a dialog. */
export function FormFrame<V extends object>(props: FormFrameProps<V>) {
  const { form, version, labels, className, heading, onSubmit, children } = props;
  const { formik, draft, errors, clearError, change, decisions } = form;
  const restore = async (chosen: OfferedDraft) => {
    const values = await draft.adopt(chosen);
    if (values) change(values);
  };
  return (
    <FormikProvider value={formik}>
      <FieldErrorsContext value={{ errors, clearError }}>
        <form
          ref={saveOnShortcut}
          className={className}
          onSubmit={onSubmit ? submitInstead(onSubmit) : formik.handleSubmit}
          noValidate
        >
          {heading}
          {draft.offered.length > 0 ? (
            <DraftNotice
              drafts={draft.offered}
              base={version}
              onDiscard={draft.discard}
              onRestore={(chosen) => void restore(chosen)}
            />
          ) : null}
          <ErrorSummary labels={labels} />
          {children}
        </form>
        {decisions ? <OpenDecisions decisions={decisions} labels={labels} /> : null}
      </FieldErrorsContext>
    </FormikProvider>
  );
}

function submitInstead(submit: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
}

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict.dialog.tsx')).ConflictDialog }));

function OpenDecisions(props: { decisions: Decisions; labels: Readonly<Record<string, string>> }) {
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...props} />
    </Suspense>
  );
}

/**
 * Saves with Ctrl/⌘ S while the focus is in the form; a dialog over the form is elsewhere in the DOM. Used as its
 * `ref`.
 */
function saveOnShortcut(form: HTMLFormElement | null): (() => void) | undefined {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form?.querySelector<HTMLElement>('[type="submit"]')?.click();
  };
  form?.addEventListener('keydown', press);
  return () => form?.removeEventListener('keydown', press);
}
