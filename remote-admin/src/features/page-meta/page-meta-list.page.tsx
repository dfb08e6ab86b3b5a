import { Button } from '@mantine/core';
import IconPhotoShare from '@tabler/icons-react/dist/esm/icons/IconPhotoShare.mjs';
import type { PageMetaRecord } from 'shared-contracts/page-meta';
import { adminPaths, api } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { useRead } from '../../shared/use-read.ts';
import { PageMetaRow } from './page-meta-row.tsx';

/** The pages are those of the site: none is added, none goes. */
export function PageMetaListPage() {
  const { search, setSearch } = useListQuery();
  const { reading, reread } = useRead<PageMetaRecord[]>(api.adminPageMeta, chosenOnly({ search }));
  const languages = useLanguages().reading;
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
      toolbar={<SearchBox label="Sayfa başlıklarında ara" value={search} onSearch={setSearch} />}
      reading={reading}
      onRetry={() => void reread()}
      empty={<EmptyList title={`“${search}” için sayfa bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />}
    >
      {(records) => (
        <ul aria-label="Sayfalar">
          {records.map((record) => (
            <PageMetaRow
              key={record.route}
              record={record}
              languages={languages.state === 'ready' ? languages.data : []}
            />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
