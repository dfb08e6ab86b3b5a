import type { ReactNode } from 'react';
import type { Picture } from 'shared-contracts/pictures';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { LanguageNotice, useContentLanguage } from './language-notice.tsx';
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
  /** Language of title and text, where it may differ from the page's. */
  lang?: string;
  /** Languages of what stands below: the notice is one for the whole page. */
  contents?: readonly string[];
  children?: ReactNode;
}

/** The breadcrumb header of inner pages (product §2). */
export function PageHeader(props: PageHeaderProps) {
  const { title, text, crumbs = [], name = title, picture, lang, contents = [], children } = props;
  const marked = useContentLanguage(lang);
  return (
    <div className={picture ? `${styles.header} ${styles.pictured}` : styles.header}>
      <div className={styles.words}>
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
      {picture && (
        <PictureImage className={styles.picture} picture={picture} sizes="(max-width: 800px) 1px, 66vw" first />
      )}
    </div>
  );
}
