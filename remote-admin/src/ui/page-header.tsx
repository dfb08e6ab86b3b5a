import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from '@vitrin/shared-contracts/router';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  help: string;
  back?: { to: string; label: string } | undefined;
  action?: ReactNode;
}

export function PageHeader({ title, help, back, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {back ? (
          <Link to={back.to} className={styles.back}>
            <IconArrowLeft size={16} aria-hidden />
            {back.label}
          </Link>
        ) : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.help}>{help}</p>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </header>
  );
}
