import type { ProductDocument } from '@vitrin/shared-contracts/catalogue';
import { downloadTypes } from '@vitrin/shared-contracts/downloads';
import { fileSize } from '../../shared/file-size.ts';
import { textsLanguage, useRootData } from '../../shared/root-data.ts';
import shared from '../../shared/shared.module.css';
import styles from './product.module.css';

/** Renders the files of a product with type and size; nothing without any. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  const root = useRootData();
  const { products: texts } = root.texts;
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className={shared.heading}>{texts.documents}</h2>
      <ul className={styles.documents} role="list">
        {documents.map(({ path, name, type, bytes }) => (
          <li key={path}>
            <a href={path} download={name}>
              <span>{name.replace(/\.[a-z\d]{2,4}$/i, '')}</span>{' '}
              <span className={styles.file}>
                {downloadTypes[type].label}, {fileSize(bytes, textsLanguage(root))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
