import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { breakpoints } from 'shared-contracts/limits';
import { ask } from '../dialogs.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import styles from './form-dialog.module.css';
import { FormFrame } from './form-frame.tsx';
import type { RecordForm } from './use-record-form.ts';

interface FormDialogProps<V extends object> {
  title: string;
  form: RecordForm<V>;
  version: number | null;
  labels: Readonly<Record<string, string>>;
  saveLabel?: string;
  /** Content before the buttons that close the dialog. */
  extra?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with a short form over its list, full screen on a phone. Unsaved input is kept as a draft. */
export function FormDialog<V extends object>(props: FormDialogProps<V>) {
  const { title, form, version, labels, saveLabel = 'Kaydet', extra, onClose, children } = props;
  const { dirty, saving } = form;
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const close = async () => {
    // A question is open over this dialog, and the Escape key belongs to it.
    if (document.querySelector('.swal2-modal')) return;
    if (!dirty || (await confirmClose()) === 'confirm') onClose();
  };
  return (
    <Modal opened onClose={() => void close()} title={title} size={560} fullScreen={phone}>
      <FormFrame form={form} version={version} labels={labels} className={styles.form}>
        <div ref={autoFocusFirstField} className={styles.fields}>
          {children}
        </div>
        <div className={styles.actions}>
          {extra ? <div className={styles.extra}>{extra}</div> : null}
          <Button variant="default" onClick={() => void close()}>
            Vazgeç
          </Button>
          <Button type="submit" loading={saving}>
            {saveLabel}
          </Button>
        </div>
      </FormFrame>
    </Modal>
  );
}

/** Marks the first field: the dialog focuses the marked element when it opens. */
function autoFocusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector('input, textarea, select')?.setAttribute('data-autofocus', '');
}

function confirmClose() {
  return ask({
    title: 'Kaydetmeden kapatıyorsunuz.',
    text: 'Yazdıklarınız bu tarayıcıda taslak olarak kalır; formu yeniden açtığınızda geri yükleyebilirsiniz.',
    confirm: 'Formu kapat',
    cancel: 'Yazmaya dön',
  });
}
