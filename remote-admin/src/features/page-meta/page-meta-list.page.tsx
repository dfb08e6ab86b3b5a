import { Button } from '@mantine/core';
import IconPhotoShare from '@tabler/icons-react/dist/esm/icons/IconPhotoShare.mjs';
import { useQuery } from '@tanstack/react-query';
import { metaGapLabels } from '@vitrin/shared-contracts/page-meta';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { useRight } from '@vitrin/shared-contracts/state';
import { choiceFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { useUnpublished } from '../../editing/publication/use-unpublished.ts';
import { useLanguages } from '../../data/use-languages.ts';
import { PageMetaRow } from './page-meta-row.tsx';
import { pageMetaQuery } from './page-meta.api.ts';

const schema = {
  search: searchFilter('Sayfa başlıklarında ara'),
  missing: choiceFilter('eksik', { label: 'Eksikler', all: 'Tüm sayfalar', options: metaGapLabels }),
};

/** The pages are fixed: none can be added or deleted. */
export function PageMetaListPage() {
  const filters = useFilters(schema);
  const { search } = filters.values;
  const query = useQuery(pageMetaQuery(filters.params));
  const { data: languages = [] } = useLanguages();
  const drafts = {
    search: useUnpublished('page-meta', 'page-meta.draft'),
    header: useUnpublished('page-header', 'pages.draft'),
  };
  const mayShare = useRight('pages.draft');
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
      help="Sayfaların arama sonuçlarında, paylaşımlarda ve sayfanın üstünde görünen başlıkları."
      action={sharing}
      filters={filters}
      query={query}
      empty={{ title: 'Böyle bir sayfa yok.', text: 'Bütün sayfaların açıklaması var.' }}
      notFound={search ? { title: `“${search}” için sayfa bulunamadı.` } : undefined}
    >
      {(records) => (
        <ul aria-label="Sayfalar">
          {records.map((record) => (
            <PageMetaRow key={record.route} record={record} languages={languages} drafts={drafts} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
