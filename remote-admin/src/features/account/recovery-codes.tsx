import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect } from 'react';
import { useSession } from 'shared-contracts/state';
import { CopyButton } from '../../shared/copy-button.tsx';
import { saveFile } from '../../shared/save-file.ts';
import styles from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The one time that recovery codes are to be seen: only saying that they are kept leads on. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodesProps) {
  const email = useSession()?.user.email ?? '';
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, []);
  const download = () => {
    const lines = [`Kurtarma kodları: ${email}`, 'Her kod bir kez kullanılabilir.', '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), 'kurtarma-kodlari.txt');
  };
  return (
    <div className={styles.form}>
      <p className={styles.text} id="kurtarma-kodlari">
        Telefonunuza ulaşamadığınızda bu kodlardan biriyle giriş yaparsınız; her biri bir kez kullanılır.{' '}
        <strong>Bir daha gösterilmezler</strong>, şimdi güvenli bir yere kaydedin.
      </p>
      <ul
        className={styles.codes}
        aria-label="Kurtarma kodları"
        aria-describedby="kurtarma-kodlari"
        tabIndex={-1}
        data-autofocus
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} />
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
          İndir
        </Button>
      </div>
      <div className={styles.dialogEnd}>
        <Button onClick={onKept}>Kodları kaydettim</Button>
      </div>
    </div>
  );
}
