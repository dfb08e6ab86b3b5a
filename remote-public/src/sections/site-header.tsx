import { Header } from '../app/layout/header.tsx';
import { SiteFrame, type SitePartProps } from './site-frame.tsx';
import styles from './site-frame.module.css';

/** Renders the header of the site for pages of other remotes. */
export function SiteHeader(props: SitePartProps) {
  return (
    <SiteFrame {...props} className={`${styles.frame} ${styles.header}`}>
      <Header />
    </SiteFrame>
  );
}
