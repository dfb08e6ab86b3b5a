import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { LanguageNotice, useContentLanguage } from './language-notice.tsx';
import record from './record-page.module.css';

interface RecordHeaderProps {
  /** Where the record is, the list first. */
  crumbs: readonly Crumb[];
  record: { title: string; summary: string; lang: string };
  /** A picture follows below. */
  isCovered?: boolean;
  children?: ReactNode;
}

/** Beginning of the page of a record: where it is, its title and its summary. */
export function RecordHeader({
  crumbs,
  record: { title, summary, lang: written },
  isCovered,
  children,
}: RecordHeaderProps) {
  const lang = useContentLanguage(written);
  return (
    <header className={isCovered ? `${record.header} ${record.covered}` : record.header}>
      <Breadcrumbs crumbs={crumbs} current={title} currentLang={lang} />
      <h1 className={record.title} lang={lang}>
        {title}
      </h1>
      {summary && (
        <p className={record.summary} lang={lang}>
          {summary}
        </p>
      )}
      <LanguageNotice lang={written} />
      {children}
    </header>
  );
}
