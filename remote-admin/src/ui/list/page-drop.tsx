import type { Ref } from 'react';
import styles from './page-drop.module.css';

interface PageDropProps {
  ref: Ref<HTMLDivElement>;
  /** Identifies the strip: previous or next page. */
  id: 'previous' | 'next';
  page: number;
}

/** Drop target at the edge of a list: a row dropped here moves to the neighbouring page. */
export function PageDrop({ ref, id, page }: PageDropProps) {
  return (
    <div ref={ref} className={styles.strip} data-edge={id}>
      <span>
        {id === 'previous' ? 'Önceki sayfaya' : 'Sonraki sayfaya'} taşımak için buraya bırakın ({page}. sayfa)
      </span>
      <span className={styles.placeholder} data-drop-placeholder />
    </div>
  );
}
