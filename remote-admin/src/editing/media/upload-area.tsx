import { Dropzone } from '@mantine/dropzone';
import { Button } from '@mantine/core';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import { useRef, type ReactNode } from 'react';
import styles from './uploads.module.css';
import { usePastedFiles } from './use-pasted-files.ts';

interface UploadAreaProps {
  onFiles: (files: readonly File[]) => void;
  /** Target folder of the files; empty: no folder. */
  folder: string;
  /** Shows the content alone; a dropzone that is disabled would disable it too. */
  disabled?: boolean;
  children: ReactNode;
}

const CONDITIONS =
  'JPEG, PNG, WebP, AVIF, GIF, HEIC, SVG · büyük fotoğraflar burada küçültülür · konum gibi gizli bilgiler silinir';

/** Accepts files by drop on its content, by paste or by file selection. It does not show the uploads. */
export function UploadArea({ onFiles, folder, disabled = false, children }: UploadAreaProps) {
  const open = useRef<() => void>(null);
  usePastedFiles(onFiles, disabled);
  if (disabled) return <div className={styles.inner}>{children}</div>;
  return (
    <Dropzone
      unstyled
      classNames={{ root: styles.area ?? '', inner: styles.inner ?? '' }}
      onDrop={onFiles}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': 'Görsel dosyaları' }}
      tabIndex={-1}
    >
      <div className={styles.strip}>
        <IconCloudUpload size={26} stroke={1.5} aria-hidden />
        <p className={styles.invitation}>
          <strong>Görselleri buraya bırakın ya da yapıştırın.</strong>
          <span>{`${CONDITIONS}${folder ? ` · “${folder}” klasörüne` : ''}`}</span>
        </p>
        <Button variant="default" onClick={() => open.current?.()}>
          Dosya seç
        </Button>
      </div>
      {children}
      <div className={styles.overlay} aria-hidden>
        <span>Yüklemek için bırakın</span>
      </div>
    </Dropzone>
  );
}
