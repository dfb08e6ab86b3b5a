import { Button, FileButton } from '@mantine/core';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useEffect, useRef } from 'react';
import { attachmentEndings, attachmentsField } from 'shared-contracts/attachments';
import { limits } from 'shared-contracts/limits';
import { useFieldErrors } from '../../shared/form/field-errors.ts';
import { usePastedFiles } from '../../shared/media/use-pasted-files.ts';
import styles from './attachments.module.css';
import { ChosenFiles } from './chosen-files.tsx';
import type { Attachments } from './use-attachments.ts';

const accepted = Object.values(attachmentEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');
const helpId = 'ekler-aciklama';

/** Attachments by file dialog, drop or paste. Each rejected file shows its reason; the other files are kept. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { files, refused, sent, add, remove } = attachments;
  const { errors, forget } = useFieldErrors();
  const again = useRef<() => void>(null);
  const error = errors[attachmentsField];
  const isSending = sent !== null;
  const take = (chosen: readonly File[]) => {
    forget(attachmentsField);
    add(chosen);
    // The same file may be chosen again after it was taken out.
    again.current?.();
  };
  usePastedFiles(take, isSending);
  useDroppedFiles(take, isSending);
  return (
    <div className={styles.field} role="group" aria-label="Ekler">
      <div className={styles.choice}>
        <FileButton
          resetRef={again}
          multiple
          accept={accepted}
          disabled={isSending}
          inputProps={{ 'aria-label': 'Eklenecek dosyalar' }}
          onChange={take}
        >
          {(props) => (
            <Button
              {...props}
              id={attachmentsField}
              variant="default"
              aria-describedby={helpId}
              disabled={isSending}
              leftSection={<IconPaperclip size={18} aria-hidden />}
            >
              Dosya ekle
            </Button>
          )}
        </FileButton>
        <p id={helpId} className={styles.help}>
          PNG, JPEG, WebP, PDF ya da TXT; en çok {limits.attachments} dosya, her biri 10 MB. Ekran görüntüsünü
          yapıştırabilirsiniz. Dosyalar taslakta saklanmaz.
        </p>
      </div>
      {error || refused.length > 0 ? (
        <div className={styles.refused} role="alert">
          {[...(error ? [error] : []), ...refused].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      ) : null}
      <ChosenFiles
        files={files}
        sent={sent}
        onRemove={(file) => {
          forget(attachmentsField);
          remove(file);
        }}
      />
    </div>
  );
}

/** Handles files dropped anywhere on the page: outside the field the browser would otherwise navigate to the file. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void, disabled: boolean): void {
  const latest = useRef({ onFiles, disabled });
  latest.current = { onFiles, disabled };
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      hold(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !latest.current.disabled) latest.current.onFiles(files);
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
