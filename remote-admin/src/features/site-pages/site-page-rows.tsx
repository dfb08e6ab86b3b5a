import { useMemo } from 'react';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { api } from '@vitrin/shared-contracts/paths';
import type { SitePageRow as Row } from '@vitrin/shared-contracts/site-pages';
import { useRight } from '@vitrin/shared-contracts/state';
import { useTrash } from '../../editing/use-trash.ts';
import { OrderedRows } from '../../ui/list/ordered-rows.tsx';
import { childrenOf } from './page-tree.ts';
import { SitePageRow } from './site-page-row.tsx';
import { deleteSitePage } from './site-pages.api.ts';

interface SitePageRowsProps {
  pages: readonly Row[];
  languages: readonly LanguageInfo[];
  /** A search is active: only all pages can be reordered. */
  isFiltered: boolean;
}

/** The tree of pages: each level is a list of its own, whose order can be changed. */
export function SitePageRows(props: SitePageRowsProps) {
  return <Level {...props} parent={null} depth={1} />;
}

interface LevelProps extends SitePageRowsProps {
  parent: Row | null;
  /** 1 for the pages of the first level. */
  depth: number;
}

function Level({ pages, languages, isFiltered, parent, depth }: LevelProps) {
  const mayWrite = useRight('site-pages.write');
  const { moveToTrash } = useTrash();
  // A new array would revert a move that is in flight.
  const items = useMemo(() => childrenOf(pages, parent?.id ?? null), [pages, parent?.id]);
  if (items.length === 0) return null;
  const remove = ({ id, title }: Row) =>
    moveToTrash({
      entity: 'site-page',
      ids: [id],
      subject: title,
      call: () => deleteSitePage(id),
      changes: [api.adminSitePages],
      isLinked: true,
    });
  return (
    <OrderedRows
      items={items}
      label={parent ? `${parent.title}: alt sayfalar` : 'Sayfalar'}
      nameOf={({ title }) => title}
      url={api.adminSitePages}
      movable={mayWrite && !isFiltered}
      renderRow={(page, order) => (
        <SitePageRow page={page} depth={depth} languages={languages} order={order} onDelete={() => void remove(page)}>
          <Level {...{ pages, languages, isFiltered }} parent={page} depth={depth + 1} />
        </SitePageRow>
      )}
    />
  );
}
