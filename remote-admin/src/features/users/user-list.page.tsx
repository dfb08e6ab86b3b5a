import { useQuery } from '@tanstack/react-query';
import { userStateLabels } from '@vitrin/shared-contracts/users';
import { choiceFilter, pageFilter, searchFilter } from '../../ui/list/filters.ts';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { AddUserButtons } from './invite-button.tsx';
import { useRoleGroups } from './use-role-groups.ts';
import { UserRows } from './user-rows.tsx';
import { UserTabs } from './user-tabs.tsx';
import { usersQuery } from './users.api.ts';

const schema = {
  search: searchFilter('Kullanıcılarda ara'),
  role: choiceFilter('rol', { label: 'Rol', all: 'Tüm roller' }),
  state: choiceFilter('durum', { label: 'Durum', all: 'Tüm durumlar', options: userStateLabels }),
  page: pageFilter,
};

const notFound = {
  title: 'Böyle bir kullanıcı bulunamadı.',
  text: 'Aramayı kısaltmayı ya da filtreleri temizlemeyi deneyin.',
};

export function UserListPage() {
  const filters = useFilters(schema);
  const query = useQuery(usersQuery(filters.params));
  const { labels, options } = useRoleGroups();
  return (
    <ListPage
      title="Kullanıcılar"
      help="Panele girebilen kişiler. Ayrılan birini silmek yerine devre dışı bırakın; yaptığı işler kayıtlarda kalır."
      action={<AddUserButtons />}
      before={<UserTabs current="users" />}
      filters={filters}
      options={{ role: options }}
      query={query}
      empty={notFound}
      notFound={notFound}
    >
      {(users) => <UserRows users={users} labels={labels} />}
    </ListPage>
  );
}
