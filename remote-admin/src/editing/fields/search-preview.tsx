import styles from './fields.module.css';

interface SearchPreviewProps {
  title: string;
  /** Path of the page on the site. */
  path: string;
  description: string;
}

/** Approximate preview of a search engine result. */
export function SearchPreview({ title, path, description }: SearchPreviewProps) {
  return (
    <div className={styles.preview} aria-label="Arama sonucu önizlemesi" role="group">
      <p className={styles.previewPath}>{path}</p>
      <p className={styles.previewTitle}>{title || 'Başlık'}</p>
      <p className={styles.previewText}>
        {description || 'Açıklama yazılmadığında arama motoru metinden bir parça seçer.'}
      </p>
    </div>
  );
}
