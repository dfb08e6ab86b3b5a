import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import type { SitePageRow } from '@vitrin/shared-contracts/site-pages';
import type { Page } from '../../data/query.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { searchFilter } from '../../ui/list/filters.ts';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { foundPages } from './page-tree.ts';
import { ListedSamples, useSamples } from './samples.ts';
import { SitePageRows } from './site-page-rows.tsx';
import { sitePagesQuery } from './site-pages.api.ts';

const schema = { search: searchFilter('Sayfalarda ara') };

/** The pages of the site as a tree. The server sends all of them, so they are searched here. */
export function SitePageListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const select = useMemo(
    () => (page: Page<SitePageRow>) => ({ ...page, items: foundPages(page.items, search) }),
    [search],
  );
  const query = useQuery({ ...sitePagesQuery(), select });
  const { data: languages = [] } = useLanguages();
  const samples = useSamples() ?? [];
  return (
    <ListPage
      title="Sayfalar"
      help="Hizmetleriniz, hakkınızda, kampanyalarınız: kendi adresi olan sayfalar. Bir sayfanın altına başka sayfalar ekleyebilirsiniz."
      insert={{ to: adminPaths.sitePageInsert, label: 'Yeni sayfa', right: 'site-pages.draft-own' }}
      publication="site-page"
      filters={filters}
      query={query}
      empty={{
        title: 'Henüz sayfa yok.',
        text: 'Sayfalar hazır bölümlerden oluşur: başlık ve görsel, kartlar, adımlar, sorular, galeri. Bir şablon seçip metinlerini değiştirerek ilk sayfanızı birkaç dakikada hazırlayın.',
      }}
      notFound={{ title: `“${search}” için sayfa bulunamadı.` }}
    >
      {(pages) => (
        <ListedSamples value={samples}>
          <SitePageRows pages={pages} languages={languages} isFiltered={filters.hasActiveFilters} />
        </ListedSamples>
      )}
    </ListPage>
  );
}
