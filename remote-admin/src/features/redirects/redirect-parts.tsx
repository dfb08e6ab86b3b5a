import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ReactNode } from 'react';
import { redirectOriginLabels, type ListedRedirect } from '@vitrin/shared-contracts/redirects';
import styles from './redirects.module.css';

/** Where a redirect leads, in its row. */
export function RedirectTarget({ children }: { children: ReactNode }) {
  return (
    <>
      <IconArrowRight size={14} className={styles.arrow} role="img" aria-label="şu adrese gider:" />{' '}
      <span>{children}</span>
    </>
  );
}

/** Who has made a redirect, as a column of the list. */
export function RedirectOrigin({ origin }: Pick<ListedRedirect, 'origin'>) {
  return <span className={styles.origin}>{redirectOriginLabels[origin]}</span>;
}
