import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { siteUrl } from '../../data/site-url.ts';
import styles from './footer.module.css';

export function Footer() {
  const { projectCompanyName } = useBranding();
  return (
    <footer className={styles.footer}>
      <span>{projectCompanyName} · Yönetim Paneli</span>
      <a href={siteUrl(publicPaths.home)} target="_blank" rel="noreferrer">
        Siteyi aç
      </a>
    </footer>
  );
}
