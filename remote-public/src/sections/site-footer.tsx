import { Footer } from '../app/layout/footer.tsx';
import { SiteFrame, type SitePartProps } from './site-frame.tsx';
import styles from './site-frame.module.css';

/** Renders the footer of the site for pages of other remotes. */
export function SiteFooter(props: SitePartProps) {
  return (
    <SiteFrame {...props} className={styles.frame}>
      <Footer />
    </SiteFrame>
  );
}
