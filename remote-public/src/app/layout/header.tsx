import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { Logo } from '../../shared/logo.tsx';
import { useFrame } from '../../shared/frame.ts';
import { HeaderAction } from './header-action.tsx';
import { HeaderLanguages } from './header-languages.tsx';
import styles from './header.module.css';
import { MenuBar } from './menu-bar.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { headerLinks, widthOf } from './site-menus.ts';

export function Header() {
  const { data, ids } = useFrame();
  const { texts } = data;
  const links = headerLinks(data);
  const menuId = `${ids}menu`;
  const { mainLogoPath, secondLogoPath } = useBranding();
  return (
    <header className={styles.header} data-entries={widthOf(links)}>
      <Logo path={mainLogoPath} darkPath={secondLogoPath} />
      <nav className={styles.bar} aria-label={texts.common.mainNavigation}>
        <MenuBar links={links} className={styles.entries} />
      </nav>
      <div className={styles.bar}>
        <HeaderLanguages />
        <HeaderAction />
      </div>
      <Link className={styles.search} to={publicPaths.search} aria-label={texts.search.label}>
        <Icon name="search" />
      </Link>
      <button className={styles.opener} type="button" popoverTarget={menuId} aria-label={texts.common.menu}>
        <Icon name="menu" />
      </button>
      <PhoneMenu id={menuId} />
    </header>
  );
}
