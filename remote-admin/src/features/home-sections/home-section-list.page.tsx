import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { useListQuery } from '../../shared/list/use-list-query.ts';
import { useLanguages } from '../../shared/use-languages.ts';
import { HomeSectionRows } from './home-section-rows.tsx';
import { sectionsQuery } from './home-sections.api.ts';

/** The whole list: there are few, and the order is of all of them. */
export function HomeSectionListPage() {
  const { search, setSearch } = useListQuery();
  const { data: languages = [] } = useLanguages();
  const query = useQuery(sectionsQuery(search ? { search } : {}));
  const mayWrite = useRight('home-sections.write');
  const add = mayWrite ? (
    <Button component={Link} to={adminPaths.homeSectionInsert} leftSection={<IconPlus size={18} aria-hidden />}>
      Yeni bölüm
    </Button>
  ) : null;
  return (
    <ListPage
      title="Bölümler"
      help="Anasayfa yukarıdan aşağıya bu bölümlerden oluşur. Sırasını değiştirin, gerekmeyeni kapatın."
      action={add}
      toolbar={<SearchBox label="Bölümlerde ara" value={search} onSearch={setSearch} />}
      query={query}
      empty={
        search ? (
          <EmptyList title={`“${search}” için bölüm bulunamadı.`} text="Daha kısa bir sözcükle aramayı deneyin." />
        ) : (
          <EmptyList
            title="Henüz bölüm yok."
            text="Bölüm yokken anasayfada şirketin adı ile iletişim düğmesi görünür. İlk bölüm olarak Slider’ı ekleyin."
            action={add}
          />
        )
      }
    >
      {(sections) => <HomeSectionRows languages={languages} sections={sections} searching={search !== ''} />}
    </ListPage>
  );
}
