import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { api } from '@vitrin/shared-contracts/paths';
import type { PersonalData } from '@vitrin/shared-contracts/privacy';
import { DownloadButton } from '../../ui/download-button.tsx';
import { getFile } from '../../data/http.ts';
import { storedDataTexts } from './stored-data-texts.ts';
import styles from './privacy.module.css';

interface PersonHeadingProps {
  person: PersonalData;
  name: string | null;
  /** Null if no name is known. */
  onSearchName: (() => void) | null;
}

export function PersonHeading({ person, name, onSearchName }: PersonHeadingProps) {
  const { email, is_staff } = person;
  const kept = storedDataTexts(person);
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
        {kept.length > 0 ? (
          <DownloadButton
            label="Verileri indir (ZIP)"
            call={() => getFile(api.adminPersonalDataExport, { email })}
            name="kisisel-veriler.zip"
            success="Veriler indirildi."
          />
        ) : null}
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
