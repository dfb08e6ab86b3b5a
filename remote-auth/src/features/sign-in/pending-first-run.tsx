import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** Shown until the screens of the first run have loaded. Without JavaScript the login card is shown instead. */
export function PendingFirstRun({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.scripted}>
        <h1>Kurulum</h1>
        <p className={styles.hint}>Açılıyor…</p>
      </div>
      <div className={styles.unscripted}>
        {children}
        <p className={styles.hint}>Bu site henüz kurulmadı; kurulum için tarayıcınızda JavaScript açık olmalıdır.</p>
      </div>
    </>
  );
}
