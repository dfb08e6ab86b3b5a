import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { useLanguages } from '../../data/use-languages.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { DocumentRows } from './document-rows.tsx';
import { documentsQuery } from './documents.api.ts';

const schema = { search: searchFilter('Dokümanlarda ara') };

/** The list has no pages: it is as long as the one page that visitors see. */
export function DocumentListPage() {
  const filters = useFilters(schema);
  const query = useQuery(documentsQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  return (
    <ListPage
      title="Dokümanlar"
      help="Ziyaretçinin indirebildiği kataloglar ve belgeler, gördüğü sırayla. İndirmeler kimin indirdiği bilinmeden sayılır."
      publication="document"
      insert={{ to: adminPaths.documentInsert, label: 'Yeni doküman', right: 'documents.draft-own' }}
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz doküman yok.',
        text: 'İlk dokümanı yayınladığınızda sitede “Dokümanlar” sayfası açılır.',
      }}
      notFound={{ title: `“${filters.values.search}” için doküman bulunamadı.` }}
    >
      {(items) => <DocumentRows items={items} languages={languages} isFiltered={filters.hasActiveFilters} />}
    </ListPage>
  );
}
