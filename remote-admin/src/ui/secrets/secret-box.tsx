import { useId, type ReactNode } from 'react';
import { CopyButton } from '../copy-button.tsx';
import styles from './secret-box.module.css';

interface SecretBoxProps {
  label: string;
  secret: string;
  /** What the secret is for, and that it is shown only once. */
  children: ReactNode;
}

/** Shows a secret: one click selects it as a whole, the button copies it. */
export function SecretBox({ label, secret, children }: SecretBoxProps) {
  const id = useId();
  return (
    <>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <div className={styles.secret}>
        <output className={styles.text} aria-labelledby={id}>
          {secret}
        </output>
        <CopyButton text={secret} />
      </div>
      <p className={styles.note}>{children}</p>
    </>
  );
}
