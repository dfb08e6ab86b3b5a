import type { ContractLink } from '@vitrin/shared-contracts/contracts';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { useBranding } from '@vitrin/shared-contracts/state';
import { Link } from '../../shared/link.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useContentLanguage } from '../../shared/language-notice.tsx';
import { Logo } from '../../shared/logo.tsx';
import { useFrameData } from '../../shared/frame.ts';
import { MenuLabel } from './menu-label.tsx';
import { MenuList } from './menu-bar.tsx';
import { FooterFacts } from './footer-facts.tsx';
import { Identity } from './identity.tsx';
import { footerNewsletter } from './lazy-newsletter.ts';
import { footerColumns, hasFirstFooter } from './site-menus.ts';
import styles from './footer.module.css';

export function Footer() {
  const { texts, menus, newsletter } = useFrameData();
  const isFirst = hasFirstFooter(menus);
  const { secondLogoPath, companyName, projectCompanyUrl } = useBranding();
  return (
    <footer className={isFirst ? styles.footer : `${styles.footer} ${styles.own}`}>
      <div className={styles.company}>
        <Logo path={secondLogoPath} isLazy />
        <FooterFacts />
      </div>
      {isFirst ? (
        <Columns />
      ) : (
        <div className={styles.columns}>
          <Columns />
        </div>
      )}
      {isFirst ? <ContractColumn /> : null}
      <SocialLinks />
      {newsletter?.footer ? <footerNewsletter.View /> : null}
      {isFirst ? null : <LegalLine />}
      <Identity />
      <p className={styles.copyright}>
        © <a href={projectCompanyUrl}>{companyName}</a> · {texts.footer.copyright}
        {/* Visible only when the document contains a consent notice to reopen. */}
        <button className={styles.consent} type="button" data-consent-open="">
          {texts.footer.consent}
        </button>
      </p>
    </footer>
  );
}

/** Renders the columns of the menu, each with its heading. */
function Columns() {
  return footerColumns(useFrameData()).map(({ children, ...heading }) => (
    <nav key={heading.id} aria-label={heading.label}>
      <h2>
        <MenuLabel {...heading} />
      </h2>
      <MenuList links={children} />
    </nav>
  ));
}

/** Renders the contracts as a column (product §2). */
function ContractColumn() {
  const { texts, contracts } = useFrameData();
  if (contracts.length === 0) return null;
  return (
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
  );
}

/** Renders the entries that staff have chosen in a line; all contracts until they have. */
function LegalLine() {
  const { texts, contracts, menus } = useFrameData();
  const links = menus?.legal ?? null;
  if ((links ?? contracts).length === 0) return null;
  return (
    <nav className={styles.legal} aria-label={texts.footer.contracts}>
      {links ? (
        <MenuList links={links} />
      ) : (
        <ul>
          {contracts.map((contract) => (
            <li key={contract.id}>
              <ContractName {...contract} />
            </li>
          ))}
        </ul>
      )}
    </nav>
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
  const { social, texts } = useFrameData();
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
