/** What a person may do is a set of operation names; the server checks them, the panel only hides what is not there (design §6). */
export const rights = [
  'dashboard.read',
  'account.use',
  'support.ask',
  'articles.read',
  'articles.write',
  'articles.delete',
  'articles.order',
  'contracts.read',
  'contracts.write',
  'contracts.delete',
  'languages.read',
  'messages.contact',
  'messages.human-resources',
  'releases.publish',
] as const;

export type Right = (typeof rights)[number];

export const roleGroups = ['editor', 'hr', 'support', 'admin', 'super_admin'] as const;

export type RoleGroup = (typeof roleGroups)[number];

/** Shown in the panel's header; served by GET /api/admin/role/groups. */
export const roleGroupLabels: Readonly<Record<RoleGroup, string>> = {
  editor: 'Editör',
  hr: 'İnsan Kaynakları',
  support: 'Müşteri İlişkileri',
  admin: 'Yönetici',
  super_admin: 'Süper Yönetici',
};

const everyone: readonly Right[] = ['dashboard.read', 'account.use', 'support.ask', 'languages.read'];
const editor: readonly Right[] = [...everyone, 'articles.read', 'articles.write', 'articles.delete', 'articles.order'];
const hr: readonly Right[] = [...everyone, 'messages.human-resources'];
const support: readonly Right[] = [...everyone, 'messages.contact'];
const admin: readonly Right[] = [
  ...new Set([...editor, ...hr, ...support]),
  'contracts.read',
  'contracts.write',
  'contracts.delete',
];

const rightsOf: Readonly<Record<RoleGroup, ReadonlySet<Right>>> = {
  editor: new Set(editor),
  hr: new Set(hr),
  support: new Set(support),
  admin: new Set(admin),
  super_admin: new Set([...admin, 'releases.publish']),
};

/** The rights of a role group, read on every request so that a changed role holds at once. */
export function rightsOfRole(role: RoleGroup): ReadonlySet<Right> {
  return rightsOf[role];
}

/** Nobody manages a person of a higher level (design §6). */
export const roleLevels: Readonly<Record<RoleGroup, number>> = {
  editor: 1,
  hr: 1,
  support: 1,
  admin: 2,
  super_admin: 3,
};
