import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useBranding } from '@vitrin/shared-contracts/state';
import { SessionEnd } from '../session/session-end.tsx';
import { useTheme } from '../theme/theme.store.ts';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { HeaderTools } from './header-tools.tsx';
import { ProfileMenu } from './profile-menu.tsx';

export function Header({ onToggle }: { onToggle: () => void }) {
  const { projectCompanyName, mainLogoPath, secondLogoPath } = useBranding();
  const { tones } = useTheme();
  // The logo for light backgrounds usually has dark letters: without one for dark ones, the name is shown.
  const logo = tones.header === 'dark' ? secondLogoPath : mainLogoPath;
  return (
    <header className={styles.header} data-mode={tones.header}>
      <HeaderButton label="Menüyü aç ya da daralt" icon={IconMenu2} onClick={onToggle} />
      <Link to={adminPaths.dashboard} className={styles.logo} aria-label={`${projectCompanyName}, İstatistikler`}>
        {logo ? <img src={logo} alt="" height={32} /> : <strong>{projectCompanyName}</strong>}
      </Link>
      <SessionEnd />
      <div className={styles.tools}>
        <HeaderTools />
        <ProfileMenu />
      </div>
    </header>
  );
}
