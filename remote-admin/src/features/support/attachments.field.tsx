import { Button, FileButton } from '@mantine/core';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import { useEffect, useRef } from 'react';
import { attachmentExtensions, attachmentsField } from '@vitrin/shared-contracts/attachments';
import { limits } from '@vitrin/shared-contracts/limits';
import { useFieldErrors } from '../../editing/form/field-errors.ts';
import { usePastedFiles } from '../../editing/media/use-pasted-files.ts';
import styles from './attachments.module.css';
import { ChosenFiles } from './chosen-files.tsx';
import type { Attachments } from './use-attachments.ts';

const accepted = Object.values(attachmentExtensions)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',');
const helpId = 'ekler-aciklama';

/** Attachments by file dialog, drop or paste. Each rejected file shows its reason; the other files are kept. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { files, rejectionTexts, uploadedShare, add, remove } = attachments;
  const { errors, clearError } = useFieldErrors();
  const resetInput = useRef<() => void>(null);
  const error = errors[attachmentsField];
  const isSending = uploadedShare !== null;
  const addFiles = (chosen: readonly File[]) => {
    clearError(attachmentsField);
    add(chosen);
    // Resets the file input, so that a removed file can be chosen again.
    resetInput.current?.();
  };
  usePastedFiles(addFiles, isSending);
  useDroppedFiles(addFiles, isSending);
  return (
    <div className={styles.field} role="group" aria-label="Ekler">
      <div className={styles.choice}>
        <FileButton
          resetRef={resetInput}
          multiple
          accept={accepted}
          disabled={isSending}
          inputProps={{ 'aria-label': 'Eklenecek dosyalar' }}
          onChange={addFiles}
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
          yapıştırabilirsiniz. Yarım kalan yazıda dosyalar saklanmaz.
        </p>
      </div>
      {error || rejectionTexts.length > 0 ? (
        <div className={styles.refused} role="alert">
          {[...(error ? [error] : []), ...rejectionTexts].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      ) : null}
      <ChosenFiles
        files={files}
        uploadedShare={uploadedShare}
        onRemove={(file) => {
          clearError(attachmentsField);
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
    const preventNavigation = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      preventNavigation(event);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !latest.current.disabled) latest.current.onFiles(files);
    };
    document.addEventListener('dragover', preventNavigation);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', preventNavigation);
      document.removeEventListener('drop', drop);
    };
  }, []);
}
