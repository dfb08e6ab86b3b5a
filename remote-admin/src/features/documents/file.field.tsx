import { Button, Input } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense, useState } from 'react';
import type { DocumentFile } from '@vitrin/shared-contracts/documents';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { formatFileSize } from '../../data/format-file-size.ts';
import { useFormField } from '../../editing/form/use-form-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './documents.module.css';

const DownloadChooser = lazy(async () => ({
  default: (await import('../../rich-text/blocks/download-chooser.tsx')).DownloadChooser,
}));

/** The file that visitors download: uploaded, or one that was uploaded before. */
export function FileField({ name }: { name: string }) {
  const { value: files, error, set } = useFormField<DocumentFile[]>(name);
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = ({ path, name: fileName, type, bytes }: DocumentFile) => set([{ path, name: fileName, type, bytes }]);
  return (
    <Input.Wrapper
      description="PDF, Word, Excel, PowerPoint ya da video. Ziyaretçi kendi adıyla indirir; türünü ve boyutunu görür."
      inputWrapperOrder={['description', 'input', 'error']}
      error={error}
    >
      {files.map((file) => (
        <div key={file.path} className={styles.file}>
          <span className={styles.fileName}>
            {file.name}
            <span className={styles.fileFacts}>
              {downloadTypes[file.type].label}, {formatFileSize(file.bytes)}
            </span>
          </span>
          <IconButton data-tooltip="Çıkar" aria-label={`${file.name}: çıkar`} onClick={() => set([])}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button id={name} size="xs" variant="default" onClick={() => setIsChoosing(true)}>
        {files.length > 0 ? 'Başka dosya seç' : 'Dosya seç'}
      </Button>
      <Suspense fallback={null}>
        {isChoosing ? (
          <DownloadChooser action="dokümana ekle" onChoose={choose} onClose={() => setIsChoosing(false)} />
        ) : null}
      </Suspense>
    </Input.Wrapper>
  );
}
