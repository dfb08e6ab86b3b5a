import { Pagination } from '@mantine/core';
import type { PageMetaData } from '@vitrin/shared-contracts/envelope';
import styles from './list.module.css';

const texts: Readonly<Record<string, string>> = {
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
};

/** Pager of a list with the range of rows shown; renders nothing if there is one page. */
export function Pager({ meta, onPage }: { meta: PageMetaData | null; onPage: (page: number) => void }) {
  if (!meta || meta.total <= meta.page_size) return null;
  const { page, page_size, total } = meta;
  const from = (page - 1) * page_size + 1;
  return (
    <nav className={styles.pager} aria-label="Sayfalar">
      <p>
        {total} kaydın {from}–{Math.min(total, from + page_size - 1)} arası
      </p>
      <Pagination
        total={Math.ceil(total / page_size)}
        value={page}
        onChange={onPage}
        size="sm"
        getItemProps={(item) => ({ 'aria-label': `${item}. sayfa` })}
        getControlProps={(control) => ({ 'aria-label': texts[control] ?? control })}
      />
    </nav>
  );
}
