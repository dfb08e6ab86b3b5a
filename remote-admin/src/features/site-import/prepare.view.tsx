import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  importFileEndings,
  type ImportFile,
  type ImportFileRole,
  type ImportJob,
} from '@vitrin/shared-contracts/site-import';
import { Panel } from '../../ui/panel.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportFiles } from './import-files.tsx';
import { useRunningUploads } from './import-uploads.ts';
import type { ImportActions } from './use-import-actions.ts';
import { WhereFrom } from './where-from.tsx';
import styles from './site-import.module.css';

interface PrepareViewProps {
  job: ImportJob | null;
  actions: ImportActions;
}

/** Files of the old site, and where its pictures are. */
export function PrepareView({ job, actions }: PrepareViewProps) {
  const files = job?.files ?? [];
  const running = useRunningUploads();
  const [from, setFrom] = useState(job?.from ?? '');
  const lists = (role: ImportFileRole) => ({
    files: files.filter((file) => file.role === role),
    running: running.filter((upload) => upload.role === role),
  });
  const missing = missingText(files, running.length > 0);
  return (
    <div className={styles.steps}>
      <Panel title="1. Eski sitenin dışa aktarma dosyaları">
        <WhereFrom />
        <FileChooser fileRole="content" isMultiple>
          Dosyaları seçin ya da buraya bırakın
        </FileChooser>
        <ImportFiles label="Dışa aktarma dosyaları" {...lists('content')} />
      </Panel>
      <Panel title="2. Görseller">
        <p className={styles.text}>
          WordPress dosyasında görsellerin kendisi yoktur. Eski site hâlâ açıksa adresini yazın; görseller oradan
          alınır. Kapalıysa wp-content/uploads klasörünü bir {importFileEndings.uploads.join(', ')} dosyası olarak
          yükleyin. İkisi de yoksa yazılar görselsiz gelir.
        </p>
        <TextInput
          label="Eski sitenin adresi"
          description="İsteğe bağlı. Örneğin https://eski.ornek.com.tr"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="url"
          autoComplete="off"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <FileChooser fileRole="uploads">uploads klasörünün arşivini seçin</FileChooser>
        <ImportFiles label="Görsellerin arşivi" {...lists('uploads')} />
      </Panel>
      <div className={styles.actions}>
        <Button disabled={missing !== null} loading={actions.pending} onClick={() => void actions.plan(from.trim())}>
          Dene
        </Button>
        {job ? (
          <Button variant="default" disabled={actions.pending} onClick={() => void actions.discard()}>
            Vazgeç
          </Button>
        ) : null}
        <p className={styles.hint}>{missing ?? 'Deneme sitede hiçbir şeyi değiştirmez.'}</p>
      </div>
    </div>
  );
}

/** Says what is missing before the trial; null if nothing is. */
function missingText(files: readonly ImportFile[], isUploading: boolean): string | null {
  if (isUploading) return 'Yükleme bitince deneyebilirsiniz.';
  if (files.some(({ next_part, parts }) => next_part < parts))
    return 'Yarım kalan dosyayı yeniden seçin; yükleme kaldığı yerden sürer.';
  return files.some(({ role }) => role === 'content') ? null : 'Önce bir dosya seçin.';
}
