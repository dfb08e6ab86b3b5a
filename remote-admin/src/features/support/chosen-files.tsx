import { CloseButton } from '@mantine/core';
import { sizeInWords } from '../../shared/size-in-words.ts';
import styles from './attachments.module.css';
import { FileIcon } from './file-icon.tsx';
import { fileKey } from './use-attachments.ts';

interface ChosenFilesProps {
  files: readonly File[];
  /** How much has gone, 0 to 1; null: nothing is on its way. */
  sent: number | null;
  onRemove: (file: File) => void;
}

export function ChosenFiles({ files, sent, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files} aria-label="Seçilen dosyalar">
        {files.map((file) => (
          <li key={fileKey(file)} className={styles.chosen}>
            <FileIcon name={file.name} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{sizeInWords(file.size)}</span>
            {sent === null ? <CloseButton aria-label={`${file.name}: çıkar`} onClick={() => onRemove(file)} /> : null}
          </li>
        ))}
      </ul>
      {sent === null ? null : <Progress sent={sent} />}
    </>
  );
}

function Progress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <p className={styles.progress}>
      <progress max={100} value={percent} aria-label="Dosyalar gönderiliyor" />
      <span>{percent < 100 ? `%${percent} gönderildi` : 'Sunucuda denetleniyor…'}</span>
    </p>
  );
}
