import { documentAnchor, documentLanguages, type SiteDocument } from '@vitrin/shared-contracts/documents';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { dayRange } from '../dates.ts';
import { fileSize } from '../file-size.ts';
import { Icon } from '../icon.tsx';
import { commaOf } from '../list-text.ts';
import { useContentLanguage } from '../language-notice.tsx';
import { textsLanguage, useRootData } from '../root-data.ts';
import { DocumentCover } from './document-cover.tsx';
import styles from './document-items.module.css';

interface DocumentItemsProps {
  documents: readonly SiteDocument[];
  /** Set on the page of documents, where search results and links lead to each document. */
  isPlace?: true;
}

/** Renders documents with cover, type, size, language and day. A press anywhere on one downloads its file. */
export function DocumentItems({ documents, isPlace }: DocumentItemsProps) {
  return (
    <ul className={styles.documents} role="list">
      {documents.map((document) => (
        <li key={document.id} className={styles.document} {...(isPlace && { id: documentAnchor(document.id) })}>
          <DocumentCover document={document} />
          <DocumentFacts document={document} />
        </li>
      ))}
    </ul>
  );
}

function DocumentFacts({ document }: { document: SiteDocument }) {
  const root = useRootData();
  const { documents: texts } = root.texts;
  const { title, summary, file, file_language, issued_on } = document;
  const lang = useContentLanguage(document.lang);
  const language = textsLanguage(root);
  return (
    <div className={styles.texts}>
      <h3 className={styles.title} lang={lang}>
        <a href={file.path} download={file.name}>
          {title}
        </a>
      </h3>
      {summary && (
        <p className={styles.summary} lang={lang}>
          {summary}
        </p>
      )}
      <p className={styles.facts}>
        <span>
          <bdi>{downloadTypes[file.type].label}</bdi>
          {commaOf(language)}
          <bdi>{fileSize(file.bytes, language)}</bdi>
        </span>
        {file_language && <span lang={file_language}>{documentLanguages[file_language].name}</span>}
        {issued_on && <span>{dayRange(issued_on, issued_on, language)}</span>}
      </p>
      <p className={styles.action} aria-hidden>
        {texts.download}
        <Icon name="forward" />
      </p>
    </div>
  );
}
