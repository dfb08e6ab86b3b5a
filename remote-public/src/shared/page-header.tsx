import type { ReactNode } from 'react';
import type { Picture } from '@vitrin/shared-contracts/pictures';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { LanguageNotice, useContentLanguage } from './language-notice.tsx';
import styles from './page-header.module.css';
import { PictureImage } from './picture.tsx';
import { usePictureSizes } from './use-picture-sizes.ts';

export interface PageHeaderProps {
  title: string;
  text?: string;
  /** Breadcrumbs between home and this page. */
  crumbs?: readonly Crumb[];
  /** Name of the last breadcrumb; the title by default. */
  name?: string;
  picture?: Picture | null;
  /** Language of title and text, if it may differ from the page's. */
  lang?: string;
  /** Languages of the content below the header; one notice covers the whole page. */
  contents?: readonly string[];
  children?: ReactNode;
}

const ownSizes = { header: '(max-width: 800px) 1px, 66vw' };

/** Renders the breadcrumb header of inner pages (product §2). */
export function PageHeader(props: PageHeaderProps) {
  const { title, text, crumbs = [], name = title, picture, lang, contents = [], children } = props;
  const marked = useContentLanguage(lang);
  const sizes = usePictureSizes(ownSizes);
  return (
    <div className={picture ? `${styles.header} ${styles.pictured}` : styles.header}>
      <div className={styles.texts}>
        <Breadcrumbs crumbs={crumbs} current={name} currentLang={marked} />
        <h1 className={styles.title} lang={marked}>
          {title}
        </h1>
        {text && (
          <p className={styles.text} lang={marked}>
            {text}
          </p>
        )}
        {lang !== undefined && <LanguageNotice lang={[lang, ...contents]} />}
        {children}
      </div>
      {picture && <PictureImage className={styles.picture} picture={picture} sizes={sizes.header} isAboveFold />}
    </div>
  );
}
