import type { ReactNode } from 'react';
import type { Picture } from 'shared-contracts/pictures';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './page-header.module.css';
import { PictureImage } from './picture.tsx';

export interface PageHeaderProps {
  title: string;
  text?: string;
  /** Steps between home and this page. */
  crumbs?: readonly Crumb[];
  /** Name of the last step; the title unless said. */
  name?: string;
  picture?: Picture | null;
  children?: ReactNode;
}

/** The breadcrumb header of inner pages (spec §2). */
export function PageHeader({ title, text, crumbs = [], name = title, picture, children }: PageHeaderProps) {
  return (
    <div className={picture ? `${styles.header} ${styles.pictured}` : styles.header}>
      <div className={styles.words}>
        <Breadcrumbs crumbs={crumbs} current={name} />
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {picture && (
        <PictureImage className={styles.picture} picture={picture} sizes="(max-width: 800px) 1px, 40vw" first />
      )}
    </div>
  );
}
