import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { ask } from '../../ui/feedback/dialogs.ts';
import { PublicationContext } from '../publication/publication-context.ts';
import type { PublishedForm } from '../publication/published-form.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './form-dialog.module.css';
import { FormFrame } from './form-frame.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormDialogProps<V extends object> {
  title: string;
  form: RecordForm<V>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  saveLabel?: string;
  /** Text above the fields. */
  note?: string | undefined;
  /** Button that is neither for saving nor for closing: beside the state of a published record, else beside them. */
  extra?: ReactNode;
  /** State and buttons of a record that is published; by default there is one button, which saves. */
  published?: PublishedForm | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a short form over its list, full screen on a phone. Unsaved input is kept as a draft. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, form, version, labels, note, extra, published, onClose, children } = props;
  const { dirty } = form;
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const close = async () => {
    // Another dialog or a question is open over this one, and the Escape key belongs to it.
    if (document.querySelectorAll('[aria-modal="true"]').length > 1) return;
    if (!dirty || (await confirmClose()) === 'confirm') onClose();
  };
  return (
    <Modal opened onClose={() => void close()} title={title} size={560} fullScreen={phone}>
      <PublicationContext value={published?.facts ?? null}>
        <FormFrame form={form} version={version} labels={labels} className={styles.form} onSubmit={published?.onSubmit}>
          {published ? (
            <div className={styles.state}>
              {published.summary}
              {extra}
            </div>
          ) : null}
          {note ? <p className={styles.note}>{note}</p> : null}
          <div ref={autoFocusFirstField} className={styles.fields}>
            {children}
          </div>
          <Actions {...props} onClose={() => void close()} />
        </FormFrame>
      </PublicationContext>
    </Modal>
  );
}

function Actions<V extends object>({ form, saveLabel = 'Kaydet', extra, published, onClose }: FormDialogProps<V>) {
  return (
    <div className={styles.actions} data-published={published ? true : undefined}>
      {extra && !published ? <div className={styles.extra}>{extra}</div> : null}
      <Button variant="default" onClick={onClose} className={styles.close}>
        Vazgeç
      </Button>
      {published?.buttons ?? (
        <Button type="submit" loading={form.saving}>
          {saveLabel}
        </Button>
      )}
    </div>
  );
}

/** Marks the first field: the dialog focuses the marked element when it opens. */
function autoFocusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector('input, textarea, select')?.setAttribute('data-autofocus', '');
}

function confirmClose() {
  return ask({
    title: 'Kaydetmeden kapatıyorsunuz.',
    text: 'Yazdıklarınız bu tarayıcıda, yarım kalan yazılarınızda kalır; formu yeniden açtığınızda geri yükleyebilirsiniz.',
    confirm: 'Formu kapat',
    cancel: 'Yazmaya dön',
  });
}
