import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { useRef } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { ImportFileRole } from '@vitrin/shared-contracts/site-import';
import { useInvalidate } from '../../data/query.ts';
import { uploadImportFiles } from './import-uploads.ts';
import styles from './site-import.module.css';

interface FileChooserProps {
  fileRole: ImportFileRole;
  isMultiple?: boolean;
  /** What to choose. */
  children: string;
}

const inputLabels: Readonly<Record<ImportFileRole, string>> = {
  content: 'Dışa aktarma dosyası seç',
  uploads: 'Görsel arşivi seç',
};

/** Accepts files by drop or by selection, and begins to upload them. */
export function FileChooser({ fileRole, isMultiple = false, children }: FileChooserProps) {
  const open = useRef<() => void>(null);
  const invalidate = useInvalidate();
  const upload = (files: readonly File[]) =>
    void uploadImportFiles(files, fileRole, () => invalidate(api.adminSiteImports));
  return (
    <Dropzone
      unstyled
      classNames={{ root: styles.drop ?? '', inner: styles.dropInner ?? '' }}
      onDrop={upload}
      openRef={open}
      multiple={isMultiple}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': inputLabels[fileRole] }}
      tabIndex={-1}
    >
      <IconCloudUpload size={26} stroke={1.5} aria-hidden />
      <p className={styles.dropText}>{children}</p>
      <Button variant="default" onClick={() => open.current?.()}>
        {isMultiple ? 'Dosya seç' : 'Arşiv seç'}
      </Button>
    </Dropzone>
  );
}
