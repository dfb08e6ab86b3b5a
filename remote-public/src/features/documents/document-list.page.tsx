import type { DocumentList } from '@vitrin/shared-contracts/documents';
import { useLoaderData } from '@vitrin/shared-contracts/router';
import { DocumentItems } from '../../shared/documents/document-items.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import { groupDocuments } from './document-groups.ts';
import styles from './document-list.module.css';

/** Renders the documents by group; a single group needs no heading. */
export function DocumentListPage() {
  const { documents } = useLoaderData<DocumentList>();
  const root = useRootData();
  const { documents: texts } = root.texts;
  const groups = groupDocuments(documents);
  const isOne = groups.length === 1;
  return (
    <>
      <PageHeader
        title={texts.title}
        text={texts.text}
        lang={textsLanguage(root)}
        contents={documents.map(({ lang }) => lang)}
      />
      <div className={styles.groups}>
        {groups.map(({ group, documents: items }) => {
          const name = group === null ? (isOne ? texts.title : texts.others) : texts[group];
          return (
            <section key={group ?? ''} className={styles.group} aria-label={name}>
              <h2 className={isOne && group === null ? shared.hidden : shared.heading}>{name}</h2>
              <DocumentItems documents={items} isPlace />
            </section>
          );
        })}
      </div>
    </>
  );
}
