import styles from './no-mail-server.module.css';

/** Without a mail server nothing is sent; `children` tells what that means here. */
export function NoMailServer({ children }: { children: string }) {
  return (
    <div className={styles.notice} role="note">
      <p className={styles.title}>Sunucuda e-posta gönderimi kurulu değil.</p>
      <p>{children}</p>
    </div>
  );
}
