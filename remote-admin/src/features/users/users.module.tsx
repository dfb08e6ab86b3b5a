import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { adminPaths, api, dialogAddress } from '@vitrin/shared-contracts/paths';
import { newRecordParam } from '../../editing/form/use-open-record.ts';
import { panelModule } from '../../editing/panel-module.ts';

const roleUpdatePath = '/admin/role-update';
const updatePath = '/admin/user-update';
const resetPasswordPath = '/admin/user-reset-password';

export const users = panelModule({
  permissions: ['users.read', 'users.write'],
  routes: [
    {
      path: adminPaths.users,
      right: 'users.read',
      title: 'Kullanıcılar',
      load: async () => (await import('./user-list.page.tsx')).UserListPage,
      reads: [`${api.adminUsers}?page=1`, api.roleGroups],
    },
    {
      path: adminPaths.invitations,
      right: 'users.read',
      title: 'Davetler',
      load: async () => (await import('./invitation-list.page.tsx')).InvitationListPage,
      reads: [api.adminInvitations, api.roleGroups],
    },
    {
      path: adminPaths.roles,
      right: 'users.read',
      title: 'Roller',
      load: async () => (await import('./role-list.page.tsx')).RoleListPage,
      reads: [api.adminRoles],
    },
    {
      path: adminPaths.roleInsert,
      right: 'users.write',
      title: 'Yeni rol',
      load: async () => (await import('./role.pages.tsx')).RoleInsertPage,
    },
    {
      path: roleUpdatePath,
      right: 'users.write',
      title: 'Rolü düzenle',
      load: async () => (await import('./role.pages.tsx')).RoleUpdatePage,
      reads: [api.adminRoles],
    },
    {
      path: adminPaths.userInsert,
      right: 'users.write',
      title: 'Yeni kullanıcı',
      load: async () => (await import('./user.pages.tsx')).UserInsertPage,
      reads: [api.roleGroups],
    },
    {
      path: updatePath,
      right: 'users.write',
      title: 'Kullanıcıyı düzenle',
      load: async () => (await import('./user.pages.tsx')).UserUpdatePage,
      reads: [`${api.adminUsers}/{id}`, api.roleGroups],
    },
    {
      path: resetPasswordPath,
      right: 'users.write',
      title: 'Şifreyi sıfırla',
      load: async () => (await import('./user-reset-password.page.tsx')).UserResetPasswordPage,
      reads: [`${api.adminUsers}/{id}`],
    },
  ],
  navigation: [
    {
      category: 'settings',
      order: 70,
      label: 'Kullanıcılar',
      to: adminPaths.users,
      icon: IconUsers,
      right: 'users.read',
      alsoCurrentFor: [
        adminPaths.invitations,
        adminPaths.roles,
        adminPaths.roleInsert,
        roleUpdatePath,
        adminPaths.userInsert,
        updatePath,
        resetPasswordPath,
      ],
    },
  ],
  drafts: {
    role: {
      label: 'Rol',
      right: 'users.write',
      update: adminPaths.roleUpdate,
      insert: adminPaths.roleInsert,
      name: 'name',
    },
    invitation: {
      label: 'Davet',
      right: 'users.write',
      update: () => dialogAddress(adminPaths.invitations, newRecordParam),
      insert: dialogAddress(adminPaths.invitations, newRecordParam),
      name: 'name',
    },
    user: {
      label: 'Kullanıcı',
      right: 'users.write',
      update: adminPaths.userUpdate,
      insert: adminPaths.userInsert,
      name: 'name',
    },
  },
  palette: () => import(/* webpackChunkName: "palette" */ './users.palette.ts'),
});
