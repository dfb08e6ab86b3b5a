import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { useBranding } from '@vitrin/shared-contracts/state';
import { Link } from '../../shared/link.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Logo } from '../../shared/logo.tsx';
import { useRootData } from '../../shared/root-data.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { FooterFacts } from './footer-facts.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { texts, contracts } = useRootData();
  const { secondLogoPath, companyName, projectCompanyUrl } = useBranding();
  return (
    <footer className={styles.footer}>
      <div className={styles.company}>
        <Logo path={secondLogoPath} isLazy />
        <FooterFacts />
      </div>
      <nav aria-label={texts.footer.pages}>
        <h2>{texts.footer.pages}</h2>
        <NavigationLinks group="footer" />
      </nav>
      {contracts.length > 0 && (
        <nav aria-label={texts.footer.contracts}>
          <h2>{texts.footer.contracts}</h2>
          <ul>
            {contracts.map((contract) => (
              <li key={contract.id}>
                <ContractName {...contract} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SocialLinks />
      <p className={styles.copyright}>
        © <a href={projectCompanyUrl}>{companyName}</a> {texts.footer.copyright}
        {/* Visible only when the document contains a consent notice to reopen. */}
        <button className={styles.consent} type="button" data-consent-open="">
          {texts.footer.consent}
        </button>
      </p>
    </footer>
  );
}

function ContractName(contract: ContractLink) {
  return (
    <Link to={publicPaths.contract(contractSlug(contract))} lang={useContentLanguage(contract.lang)}>
      {contract.name}
    </Link>
  );
}

/** Renders icon links that open in new tabs (product §2). */
function SocialLinks() {
  const { social, texts } = useRootData();
  if (social.length === 0) return null;
  return (
    <div>
      <h2>{texts.footer.follow}</h2>
      <ul className={styles.social}>
        {social.map(({ id, name, uri, outline }) => (
          <li key={id}>
            <a href={uri} target="_blank" rel="noopener" aria-label={`${name} (${texts.common.newTab})`}>
              <Icon name="link" outline={outline} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
