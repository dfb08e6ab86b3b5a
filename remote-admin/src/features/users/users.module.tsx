import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { adminPaths, api, dialogAddress } from 'shared-contracts/paths';
import { newRecordParam } from '../../shared/form/use-open-record.ts';
import { panelModule } from '../../shared/panel-module.ts';

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
      reads: [`${api.adminUsers}?page=1`],
    },
    {
      path: adminPaths.invitations,
      right: 'users.read',
      title: 'Davetler',
      load: async () => (await import('./invitation-list.page.tsx')).InvitationListPage,
      reads: [api.adminInvitations],
    },
    {
      path: adminPaths.userInsert,
      right: 'users.write',
      title: 'Yeni Kullanıcı',
      load: async () => (await import('./user.pages.tsx')).UserInsertPage,
    },
    {
      path: updatePath,
      right: 'users.write',
      title: 'Kullanıcıyı Düzenle',
      load: async () => (await import('./user.pages.tsx')).UserUpdatePage,
      reads: [`${api.adminUsers}/{id}`],
    },
    {
      path: resetPasswordPath,
      right: 'users.write',
      title: 'Şifreyi Sıfırla',
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
      alsoCurrentFor: [adminPaths.invitations, adminPaths.userInsert, updatePath, resetPasswordPath],
    },
  ],
  drafts: {
    invitation: {
      label: 'Davet',
      right: 'users.write',
      update: () => dialogAddress(adminPaths.invitations, newRecordParam),
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
