import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { useSite, useSiteAddress } from '../../shared/site.ts';
import styles from './layout.module.css';

export function Footer() {
  const { navbar, footer } = useSite().siteTexts;
  const { companyName } = useBranding();
  const inLanguage = useSiteAddress();
  return (
    <footer className={styles.footer}>
      <p>
        © {companyName} · {footer.copyright}
      </p>
      <ul className={styles.ways}>
        {(['home', 'articles', 'contact'] as const).map((entry) => (
          <li key={entry}>
            <a href={inLanguage(publicPaths[entry])}>{navbar[entry]}</a>
          </li>
        ))}
        {/* Visible only when the document has a consent notice to reopen. */}
        <li className={styles.consent}>
          <button type="button" data-consent-open="">
            {footer.consent}
          </button>
        </li>
      </ul>
    </footer>
  );
}
