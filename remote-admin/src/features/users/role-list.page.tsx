import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { ListPage } from '../../editing/record-list/list-page.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { RoleRows } from './role-rows.tsx';
import { rolesQuery } from './roles.api.ts';
import { UserTabs } from './user-tabs.tsx';

/** Fixed roles, and those that staff have made. */
export function RoleListPage() {
  const filters = useFilters({});
  const query = useQuery(rolesQuery);
  return (
    <ListPage
      title="Roller"
      help="Rol, bir kişinin neleri görebileceğini ve değiştirebileceğini belirler. Hazır roller değiştirilemez, ama kopyalanabilir."
      insert={{ to: adminPaths.roleInsert, label: 'Yeni rol', right: 'users.write' }}
      before={<UserTabs current="roles" />}
      filters={filters}
      query={query}
      empty={{ title: 'Rol yok.', text: 'Yeni bir rol ekleyin.' }}
    >
      {(roles) => <RoleRows roles={roles} />}
    </ListPage>
  );
}
