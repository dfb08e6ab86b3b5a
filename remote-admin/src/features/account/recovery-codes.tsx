import { Button, Modal } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '@vitrin/shared-contracts/state';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { renewRecoveryCodes } from './account.api.ts';
import styles from './account.module.css';
import { PasswordConfirmation } from './password-step.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onConfirmed: () => void;
}

/**
 * Shows new recovery codes, which cannot be displayed again. The dialog continues only after the user confirms that
 * they are saved.
 */
export function RecoveryCodeList({ codes, onConfirmed }: RecoveryCodesProps) {
  const email = useSession()?.user.email ?? '';
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, []);
  const download = () => {
    const lines = [`Kurtarma kodları: ${email}`, 'Her kod bir kez kullanılabilir.', '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), 'kurtarma-kodlari.txt');
  };
  return (
    <div className={styles.form}>
      <p className={styles.text} id="kurtarma-kodlari">
        Telefonunuza ulaşamadığınızda bu kodlardan biriyle giriş yaparsınız; her biri bir kez kullanılır.{' '}
        <strong>Kodlar bir daha gösterilmez</strong>; şimdi güvenli bir yere kaydedin.
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
        <Button onClick={onConfirmed}>Kodları kaydettim</Button>
      </div>
    </div>
  );
}

interface CodesDialogProps {
  title: string;
  /** The current step; the last one is `codes`. */
  step: 'password' | 'code' | 'codes';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with steps. While recovery codes are shown, neither Escape nor an outside click closes it. */
export function CodesDialog({ title, step, onClose, children }: CodesDialogProps) {
  const isLocked = step === 'codes';
  const container = useRef<HTMLDivElement>(null);
  // The dialog moves focus only when it opens, so later steps set their own focus.
  useEffect(() => container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={560}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      withCloseButton={!isLocked}
    >
      <div ref={container}>{children}</div>
    </Modal>
  );
}

interface RenewCodesDialogProps {
  onChanged: () => void;
  onClose: () => void;
}

export function RenewCodesDialog({ onChanged, onClose }: RenewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <CodesDialog
      title={codes ? 'Kurtarma kodlarınız' : 'Yeni kurtarma kodları'}
      step={codes ? 'codes' : 'password'}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodeList codes={codes} onConfirmed={onClose} />
      ) : (
        <PasswordConfirmation
          action="Yeni kodlar üret"
          send={renewRecoveryCodes}
          onDone={(answer) => {
            setCodes(answer?.recovery_codes ?? []);
            onChanged();
          }}
          onCancel={onClose}
        >
          On yeni kod üretilir; elinizdeki eski kodlar geçersiz olur.
        </PasswordConfirmation>
      )}
    </CodesDialog>
  );
}
