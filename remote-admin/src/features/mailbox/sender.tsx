import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { MessageRecord } from '@vitrin/shared-contracts/mailbox';
import { CopyIcon } from '../../ui/copy-button.tsx';
import styles from './reading.module.css';

/** The sender's contact data, with links to call and write, and copy buttons. */
export function Sender({ message: { name, email, phone, tel, subject } }: { message: MessageRecord }) {
  return (
    <div className={styles.person}>
      <span className={styles.way}>
        <strong>{name}</strong>
        <CopyIcon text={name} label="Adı kopyala" />
      </span>
      <span className={styles.way}>
        <a href={`mailto:${email}?subject=${encodeURIComponent(`Yanıt: ${subject}`)}`}>
          <IconMail size={16} stroke={1.75} aria-hidden />
          {email}
        </a>
        <CopyIcon text={email} label="E-posta adresini kopyala" />
      </span>
      {phone ? (
        <span className={styles.way}>
          <a href={tel ?? `tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <IconPhone size={16} stroke={1.75} aria-hidden />
            {phone}
          </a>
          <CopyIcon text={phone} label="Telefon numarasını kopyala" />
        </span>
      ) : null}
    </div>
  );
}
