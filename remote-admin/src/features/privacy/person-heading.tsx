import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { api } from 'shared-contracts/paths';
import type { PersonalData } from 'shared-contracts/privacy';
import { getFile } from '../../shared/http.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useFeedback } from '../../shared/use-feedback.ts';
import { keptOf } from './kept-words.ts';
import styles from './privacy.module.css';

interface PersonHeadingProps {
  person: PersonalData;
  name: string | null;
  /** Null: no name is known. */
  onSearchName: (() => void) | null;
}

export function PersonHeading({ person, name, onSearchName }: PersonHeadingProps) {
  const { email, is_staff } = person;
  const kept = keptOf(person);
  return (
    <header className={styles.heading}>
      <div>
        <h2>{name ?? email}</h2>
        <p>{[name ? email : '', ...kept].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.deeds}>
        {onSearchName ? (
          <Button variant="subtle" onClick={onSearchName}>
            Aynı adla arayın
          </Button>
        ) : null}
        {kept.length > 0 ? <ExportButton email={email} /> : null}
      </div>
      {is_staff ? (
        <div className={styles.warning} data-tone="warn">
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <strong>Bu, bir çalışanın adresidir.</strong>
            <p>Panel hesabı burada gösterilmez ve silinmez; hesaplar Kullanıcılar ekranından yönetilir.</p>
          </div>
        </div>
      ) : null}
    </header>
  );
}

/** All of it as one archive: to be read, to be taken elsewhere, with the CVs. */
function ExportButton({ email }: { email: string }) {
  const { pending, run } = useFeedback();
  const download = async () => {
    const answer = await run(() => getFile(api.adminPersonalDataExport, { email }), { success: 'Veriler indirildi.' });
    if (answer?.success && answer.data) saveFile(answer.data, 'kisisel-veriler.zip');
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={pending}
      onClick={() => void download()}
    >
      Verileri indir (ZIP)
    </Button>
  );
}
