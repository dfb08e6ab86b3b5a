import { publicPaths } from '@vitrin/shared-contracts/paths';
import { useBranding } from '@vitrin/shared-contracts/state';
import { Link } from './link.tsx';
import styles from './shared.module.css';

export interface LogoProps {
  path: string;
  /**
   * Logo for dark backgrounds, shown in dark mode. Empty: the company name is shown there, because dark letters would
   * vanish. Undefined: the background is the same in both modes.
   */
  darkPath?: string | undefined;
  /** Loaded when it comes near. */
  isLazy?: boolean;
}

/** Renders the company logo, or the company name if no file is set; links to the home page. */
export function Logo(props: LogoProps) {
  const { companyName } = useBranding();
  const isLightOnly = props.darkPath === '';
  return (
    <Link className={isLightOnly ? `${styles.logo} ${styles.lightOnly}` : styles.logo} to={publicPaths.home}>
      {props.path ? <LogoPicture {...props} /> : <span className={styles.name}>{companyName}</span>}
      {props.path && isLightOnly && <span className={`${styles.name} ${styles.onDark}`}>{companyName}</span>}
    </Link>
  );
}

function LogoPicture({ path, darkPath, isLazy = false }: LogoProps) {
  const { companyName } = useBranding();
  return (
    <>
      <picture>
        {darkPath && <source media="screen and (prefers-color-scheme: dark)" srcSet={darkPath} />}
        <img src={path} alt={companyName} loading={isLazy ? 'lazy' : undefined} />
      </picture>
      {/* Paper is white. A page that is shown already does not choose among its sources again to print them. */}
      {darkPath && <img className={styles.printed} src={path} alt="" loading="lazy" />}
    </>
  );
}
