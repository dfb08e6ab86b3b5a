import type { ReactNode } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './releases.module.css';

interface ReleaseLinkProps {
  /** Screen of the release; undefined on that screen. */
  to: string | undefined;
  children: ReactNode;
}

/** Name of a release, which links to its screen. */
export function ReleaseLink({ to, children }: ReleaseLinkProps) {
  if (to === undefined) return children;
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
