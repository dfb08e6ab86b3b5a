import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { articleGapLabels } from 'shared-contracts/articles';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { ArticleRows } from './article-rows.tsx';
import { articlesQuery } from './articles.api.ts';

const addressNames = { missing: 'eksik' } as const;

export function ArticleListPage() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'missing'>(addressNames);
  const narrowing = chosenOnly({ search, ...filters });
  const { data: languages = [] } = useLanguages();
  const query = useQuery(articlesQuery({ page, ...narrowing }));
  const mayWrite = useRight('articles.write');
  const insert = mayWrite ? (
    <Button component={Link} to={adminPaths.articleInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni makale
    </Button>
  ) : null;
  return (
    <ListPage
      title="Makale"
      help="Sitedeki makaleler, ziyaretçinin gördüğü sırayla. Sırayı sürükleyerek ya da satırın menüsünden değiştirebilirsiniz."
      action={insert}
      toolbar={
        <>
          <SearchBox label="Makalelerde ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Eksikler"
            all="Tüm makaleler"
            options={articleGapLabels}
            value={filters.missing}
            onChange={(value) => setFilter('missing', value)}
          />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        search ? (
          <EmptyList title={`“${search}” için makale bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : filters.missing ? (
          <EmptyList title="Böyle bir makale yok." text="Bu bakımdan eksiği olan makale kalmadı." />
        ) : (
          <EmptyList title="Henüz makale yok." text="İlk makaleyi yazdığınızda burada görünür." action={insert} />
        )
      }
    >
      {(items, meta) => (
        <ArticleRows
          languages={languages}
          items={items}
          narrowed={Object.keys(narrowing).length > 0}
          paged={{ meta, onPage: setPage }}
        />
      )}
    </ListPage>
  );
}
