import { useBranding } from 'shared-contracts/state';
import styles from './footer.module.css';

export function Footer() {
  const { projectCompanyName } = useBranding();
  return (
    <footer className={styles.footer}>
      <span>{projectCompanyName} · Yönetim Paneli</span>
      <a href="/" target="_blank" rel="noreferrer">
        Siteyi aç
      </a>
    </footer>
  );
}
