import { useQuery } from '@tanstack/react-query';
import { draftRightOf } from '@vitrin/shared-contracts/draft-rights';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useLanguages } from '../../data/use-languages.ts';
import type { PictureItemKind } from './picture-item-kinds.ts';
import { PictureItemRows } from './picture-item-rows.tsx';
import { itemsQuery } from './picture-items.api.ts';

/** The list has no pages: there are few records, and they share one order. */
export function PictureItemListPage({ kind }: { kind: PictureItemKind }) {
  const { texts, right, insert } = kind;
  const filters = useFilters(kind.filters);
  const query = useQuery(itemsQuery(kind, filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title={texts.title}
      help={texts.help}
      publication={kind.definition.entity}
      insert={{ to: insert, label: texts.add, right: draftRightOf(right) }}
      filters={filters}
      query={query}
      empty={{ title: texts.none, text: texts.noneHelp }}
      notFound={{ title: `“${filters.values.search}” bulunamadı.` }}
    >
      {(items) => (
        <PictureItemRows languages={languages} kind={kind} items={items} searching={filters.hasActiveFilters} />
      )}
    </ListPage>
  );
}
