import { CloseButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { ImportFile } from '@vitrin/shared-contracts/site-import';
import { formatFileSize } from '../../data/format-file-size.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { dropUpload, type RunningUpload } from './import-uploads.ts';
import { removeImportFile } from './site-import.api.ts';
import { milestoneOf } from './milestone.ts';
import styles from './site-import.module.css';

interface ImportFilesProps {
  label: string;
  files: readonly ImportFile[];
  /** Uploads of this page. */
  running: readonly RunningUpload[];
}

/** Files on the server, and those that are on their way. */
export function ImportFiles({ label, files, running }: ImportFilesProps) {
  const onTheirWay = new Set(running.map(({ id }) => id));
  const stored = files.filter(({ id }) => !onTheirWay.has(id));
  if (stored.length === 0 && running.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {stored.map((file) => (
        <StoredFile key={file.id} file={file} />
      ))}
      {running.map((upload) => (
        <UploadRow key={`upload-${upload.key}`} upload={upload} />
      ))}
    </ul>
  );
}

function StoredFile({ file }: { file: ImportFile }) {
  const { id, name, bytes, next_part, parts, part_bytes } = file;
  const isComplete = next_part === parts;
  return (
    <li className={styles.file}>
      <FileText name={name}>
        {isComplete
          ? `${formatFileSize(bytes)} · yüklendi`
          : `${formatFileSize(next_part * part_bytes)} / ${formatFileSize(bytes)} yüklendi. Sürdürmek için aynı dosyayı yeniden seçin.`}
      </FileText>
      <RemoveButton name={name} id={id} />
    </li>
  );
}

function UploadRow({ upload }: { upload: RunningUpload }) {
  const { key, name, bytes, sent, state, message, id } = upload;
  const percent = Math.floor((100 * sent) / Math.max(1, bytes));
  const milestone = milestoneOf(percent);
  return (
    <li className={styles.file} data-state={state}>
      <FileText name={name}>
        {state === 'refused' ? (
          <span role="alert">{message}</span>
        ) : (
          <>
            <progress className={styles.meter} max={100} value={percent} aria-label={`${name}: yükleniyor`} />
            <span>{`%${percent} · ${formatFileSize(sent)} / ${formatFileSize(bytes)}`}</span>
            <span role="status">
              {state === 'interrupted' ? 'Bağlantı koptu; kaldığı yerden yeniden denenecek.' : ''}
            </span>
            <VisuallyHidden role="status">{`${name}: yüzde ${milestone} yüklendi`}</VisuallyHidden>
          </>
        )}
      </FileText>
      {id === null || state === 'refused' ? (
        <CloseButton aria-label={`${name}: listeden çıkar`} onClick={() => dropUpload(key)} />
      ) : (
        <RemoveButton name={name} id={id} onRemove={() => dropUpload(key)} />
      )}
    </li>
  );
}

function FileText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fileText}>
      <span className={styles.fileName}>{name}</span>
      <span className={styles.fileState}>{children}</span>
    </div>
  );
}

interface RemoveButtonProps {
  name: string;
  id: number;
  onRemove?: () => void;
}

function RemoveButton({ name, id, onRemove }: RemoveButtonProps) {
  const { pending, run } = useFeedback();
  const remove = async () => {
    onRemove?.();
    await run(() => removeImportFile(id), { changes: [api.adminSiteImports] });
  };
  return <CloseButton aria-label={`${name}: kaldır`} disabled={pending} onClick={() => void remove()} />;
}
