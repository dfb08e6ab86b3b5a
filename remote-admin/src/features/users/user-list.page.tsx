import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useRight } from 'shared-contracts/state';
import { userStateLabels } from 'shared-contracts/users';
import { EmptyList } from '../../shared/list/empty-list.tsx';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { ListPage } from '../../shared/list/list-page.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { chosenOnly, useListQuery } from '../../shared/list/use-list-query.ts';
import { useRoleGroups } from './use-role-groups.ts';
import { UserRows } from './user-rows.tsx';
import { usersQuery } from './users.api.ts';

const addressNames = { role: 'rol', state: 'durum' } as const;

export function UserListPage() {
  const { search, page, filters, setSearch, setPage, setFilter } = useListQuery<'role' | 'state'>(addressNames);
  const query = useQuery(usersQuery({ page, ...chosenOnly({ search, ...filters }) }));
  const { labels, options } = useRoleGroups();
  const mayWrite = useRight('users.write');
  return (
    <ListPage
      title="Kullanıcılar"
      help="Panele girebilen kişiler. Ayrılan birini silmek yerine devre dışı bırakın; yaptığı işler kayıtlarda kalır."
      action={
        mayWrite ? (
          <Button component={Link} to={adminPaths.userInsert} leftSection={<IconPlus size={18} aria-hidden />}>
            Yeni kullanıcı
          </Button>
        ) : null
      }
      toolbar={
        <>
          <SearchBox label="Kullanıcılarda ara" value={search} onSearch={setSearch} />
          <FilterSelect
            label="Rol"
            all="Tüm roller"
            options={options}
            value={filters.role}
            onChange={(value) => setFilter('role', value)}
          />
          <FilterSelect
            label="Durum"
            all="Tüm durumlar"
            options={userStateLabels}
            value={filters.state}
            onChange={(value) => setFilter('state', value)}
          />
        </>
      }
      query={query}
      onPage={setPage}
      empty={
        <EmptyList
          title="Böyle bir kullanıcı bulunamadı."
          text="Aramayı kısaltmayı ya da filtreleri temizlemeyi deneyin."
        />
      }
    >
      {(users) => <UserRows users={users} labels={labels} />}
    </ListPage>
  );
}
