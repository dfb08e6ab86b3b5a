import { Button } from '@mantine/core';
import IconPhotoShare from '@tabler/icons-react/dist/esm/icons/IconPhotoShare.mjs';
import { useQuery } from '@tanstack/react-query';
import { metaGapLabels } from 'shared-contracts/page-meta';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { PageMetaRow } from './page-meta-row.tsx';
import { pageMetaQuery } from './page-meta.api.ts';

const addressNames = { missing: 'eksik' } as const;

/** The pages are those of the site: none is added, none goes. */
export function PageMetaListPage() {
  const { search, filters, setSearch, setFilter } = useListQuery<'missing'>(addressNames);
  const query = useQuery(pageMetaQuery(chosenOnly({ search, ...filters })));
  const { data: languages = [] } = useLanguages();
  const mayShare = useRight('pages.write');
  const sharing = mayShare ? (
    <Button
      component={Link}
      to={adminPaths.sharingPicture}
      variant="default"
      leftSection={<IconPhotoShare size={18} aria-hidden />}
    >
      Paylaşım görseli
    </Button>
  ) : null;
  return (
    <ListPage
      title="Sayfa Başlıkları"
      help="Sayfaların arama sonuçlarında, paylaşımlarda ve kendi üstlerinde görünen başlıkları."
      action={sharing}
      toolbar={
        <>
          <SearchBox label="Sayfa başlıklarında ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Eksikler"
            all="Tüm sayfalar"
            options={metaGapLabels}
            value={filters.missing}
            onChange={(value) => setFilter('missing', value)}
          />
        </>
      }
      query={query}
      empty={
        search ? (
          <EmptyList title={`“${search}” için sayfa bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList title="Böyle bir sayfa yok." text="Bütün sayfaların açıklaması var." />
        )
      }
    >
      {(records) => (
        <ul aria-label="Sayfalar">
          {records.map((record) => (
            <PageMetaRow key={record.route} record={record} languages={languages} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
