import { CloseButton } from '@mantine/core';
import { formatFileSize } from '../../data/format-file-size.ts';
import styles from './attachments.module.css';
import { FileIcon } from './file-icon.tsx';
import { fileKey } from './use-attachments.ts';

interface ChosenFilesProps {
  files: readonly File[];
  /** Uploaded share, 0 to 1; null while nothing is being sent. */
  uploadedShare: number | null;
  onRemove: (file: File) => void;
}

export function ChosenFiles({ files, uploadedShare, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files} aria-label="Seçilen dosyalar">
        {files.map((file) => (
          <li key={fileKey(file)} className={styles.chosen}>
            <FileIcon name={file.name} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{formatFileSize(file.size)}</span>
            {uploadedShare === null ? (
              <CloseButton aria-label={`${file.name}: çıkar`} onClick={() => onRemove(file)} />
            ) : null}
          </li>
        ))}
      </ul>
      {uploadedShare === null ? null : <Progress uploadedShare={uploadedShare} />}
    </>
  );
}

function Progress({ uploadedShare }: { uploadedShare: number }) {
  const percent = Math.round(uploadedShare * 100);
  return (
    <p className={styles.progress}>
      <progress max={100} value={percent} aria-label="Dosyalar gönderiliyor" />
      <span>{percent < 100 ? `%${percent} gönderildi` : 'Sunucuda denetleniyor…'}</span>
    </p>
  );
}
