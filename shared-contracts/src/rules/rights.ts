import { recordModuleNames, recordModuleRights, recordModules, type RecordModule } from '../modules/record-modules.ts';

const recordRights = recordModuleNames.flatMap((name) => recordModuleRights(name));

/**
 * Names of the operations that a user may be authorized for. The server checks every right; the panel only hides what
 * the user may not do (product §6). `write` is the right to change and to publish. It contains `draft`, the right to write
 * drafts that others publish, and that contains `draft-own`: only of records and drafts that the user has started.
 */
export const rights = [
  'dashboard.read',
  'account.use',
  'support.ask',
  'articles.read',
  'articles.draft-own',
  'articles.draft',
  'articles.write',
  'articles.delete',
  'articles.order',
  'contracts.read',
  'contracts.draft-own',
  'contracts.draft',
  'contracts.write',
  'contracts.delete',
  'pages.read',
  'pages.draft',
  'pages.write',
  'site-pages.read',
  'site-pages.draft-own',
  'site-pages.draft',
  'site-pages.write',
  'site-pages.delete',
  'projects.read',
  'projects.draft-own',
  'projects.draft',
  'projects.write',
  'projects.delete',
  'people.read',
  'people.draft-own',
  'people.draft',
  'people.write',
  'people.delete',
  'openings.read',
  'openings.draft-own',
  'openings.draft',
  'openings.write',
  'openings.delete',
  'documents.read',
  'documents.draft-own',
  'documents.draft',
  'documents.write',
  'documents.delete',
  'menus.read',
  'menus.draft',
  'menus.write',
  'announcements.read',
  'announcements.draft-own',
  'announcements.draft',
  'announcements.write',
  'announcements.delete',
  'page-meta.read',
  'page-meta.draft',
  'page-meta.write',
  'media.read',
  'media.write',
  'sliders.read',
  'sliders.draft-own',
  'sliders.draft',
  'sliders.write',
  'certificates.read',
  'certificates.draft-own',
  'certificates.draft',
  'certificates.write',
  'home-sections.read',
  'home-sections.draft-own',
  'home-sections.draft',
  'home-sections.write',
  'catalogue.read',
  'catalogue.draft-own',
  'catalogue.draft',
  'catalogue.write',
  'contact-information.read',
  'contact-information.draft-own',
  'contact-information.draft',
  'contact-information.write',
  'social-media.read',
  'social-media.draft-own',
  'social-media.draft',
  'social-media.write',
  'site-settings.read',
  'site-settings.draft',
  'site-settings.write',
  'branding.read',
  'branding.draft',
  'branding.write',
  'redirects.read',
  'redirects.write',
  'languages.read',
  'languages.draft',
  'languages.write',
  'translations.use',
  'site-search.use',
  'site-import.run',
  'trash.use',
  'visits.read',
  'messages.contact',
  'messages.human-resources',
  'mail.read',
  'mail.write',
  'newsletter.read',
  'newsletter.write',
  'spam-rules.read',
  'spam-rules.write',
  'privacy.read',
  'privacy.write',
  'support.answer',
  'users.read',
  'users.write',
  'users.second-factor',
  'audit.read',
  'releases.read',
  'releases.preview',
  'releases.publish',
  'releases.override',
  'api-keys.read',
  'api-keys.write',
  'webhooks.read',
  'webhooks.write',
  ...recordRights,
] as const;

/** Name of an operation that a user may be authorized for. */
export type Right = (typeof rights)[number];

/** Roles of staff members. `roleLevels` orders them. */
export const roleGroups = ['editor', 'hr', 'support', 'admin', 'super_admin'] as const;

/** Key of a role that staff have made; its rights are stored on the server. */
export type CustomRole = `role-${number}`;

/** Role of a staff member: one of the fixed roles, whose rights `rightsOfRole` returns, or a custom one. */
export type RoleGroup = (typeof roleGroups)[number] | CustomRole;

/**
 * Checks whether a role is one of those that exist on every site and cannot be changed.
 * @param role - role of a user
 */
export function isFixedRole(role: RoleGroup): role is (typeof roleGroups)[number] {
  return (roleGroups as readonly RoleGroup[]).includes(role);
}

/** Labels of the roles in the panel, also returned by `GET /api/admin/role/groups`. */
export const roleGroupLabels: Readonly<Record<RoleGroup, string>> = {
  editor: 'Editör',
  hr: 'İnsan Kaynakları',
  support: 'Müşteri İlişkileri',
  admin: 'Yönetici',
  super_admin: 'Süper Yönetici',
};

/** `data` of `GET /api/admin/role/groups`. */
export type RoleGroupLabels = typeof roleGroupLabels;

/** Record kinds that have separate rights to read and to write. */
type Subject = Right extends infer Name ? (Name extends `${infer Head}.write` ? Head : never) : never;

/** Rights of every role. */
export const commonRights: readonly Right[] = ['dashboard.read', 'account.use', 'support.ask', 'languages.read'];
/** Returns the read and write rights of record kinds. */
function readAndWrite(...subjects: Subject[]): Right[] {
  return subjects.flatMap((subject): Right[] => [`${subject}.read`, `${subject}.write`]);
}

const rightsOfModules = (role: RecordModule['role']) =>
  readAndWrite(...recordModuleNames.filter((name) => (recordModules[name] as RecordModule).role === role));

/** Operation that another one contains, by name. */
const containedOperations: Readonly<Record<string, string>> = { write: 'draft', draft: 'draft-own' };

const editor: readonly Right[] = [
  ...commonRights,
  'articles.read',
  'articles.write',
  'articles.delete',
  'articles.order',
  'site-pages.delete',
  'announcements.delete',
  'projects.delete',
  'people.delete',
  'openings.delete',
  'documents.delete',
  ...readAndWrite(
    'pages',
    'site-pages',
    'projects',
    'people',
    'openings',
    'documents',
    'menus',
    'announcements',
    'page-meta',
    'media',
  ),
  ...readAndWrite('sliders', 'certificates', 'home-sections', 'catalogue'),
  'translations.use',
  'site-search.use',
  'trash.use',
  'visits.read',
  ...rightsOfModules('editor'),
];
const hr: readonly Right[] = [...commonRights, 'messages.human-resources', ...readAndWrite('openings'), 'media.read'];
const support: readonly Right[] = [...commonRights, 'messages.contact'];
const admin: readonly Right[] = [
  ...new Set([...editor, ...hr, ...support]),
  'contracts.read',
  'contracts.write',
  'contracts.delete',
  ...readAndWrite('contact-information', 'social-media', 'site-settings', 'branding', 'redirects', 'users'),
  ...readAndWrite('mail', 'newsletter', 'spam-rules', 'privacy', 'api-keys', 'webhooks'),
  'audit.read',
  'site-import.run',
  'languages.write',
  ...rightsOfModules('admin'),
];

const rightsOf: Readonly<Record<(typeof roleGroups)[number], ReadonlySet<Right>>> = {
  editor: withContained(editor),
  hr: withContained(hr),
  support: withContained(support),
  admin: withContained(admin),
  super_admin: withContained([
    ...admin,
    'support.answer',
    'users.second-factor',
    'releases.read',
    'releases.preview',
    'releases.publish',
    'releases.override',
  ]),
};

const noRights: ReadonlySet<Right> = new Set();

/**
 * Returns the rights of a fixed role; none for a custom role, whose rights only the server knows. The server reads the
 * role on every request, so a changed role takes effect at once.
 * @param role - role of the user
 */
export function rightsOfRole(role: RoleGroup): ReadonlySet<Right> {
  return isFixedRole(role) ? rightsOf[role] : noRights;
}

/**
 * Checks whether these rights are a proper subset of others: users manage only roles below their own (product §6).
 * @param lower - rights of the role to be managed
 * @param higher - rights of the acting user
 */
export function areRightsBelow(lower: ReadonlySet<Right>, higher: ReadonlySet<Right>): boolean {
  return lower.size < higher.size && [...lower].every((right) => higher.has(right));
}

/**
 * Returns the rights of a role for which these were chosen: with those of every role, with the right to read what
 * it may write, and with the rights that a right contains. In the order of `rights`.
 * @param chosen - chosen rights
 */
export function completeRights(chosen: readonly Right[]): Right[] {
  const names = new Set<string>([...commonRights, ...withContained(chosen)]);
  for (const right of chosen)
    names.add(
      right.replace(/\.(?:write|draft|draft-own|delete|order|publish|preview|override|second-factor)$/, '.read'),
    );
  return rights.filter((right) => names.has(right));
}

/**
 * Returns these rights with those that they contain: whoever may publish may write drafts. They need not be stored, so
 * that what was stored before the drafts had rights means the same.
 * @param held - rights of a role or of a key
 */
export function withContained(held: Iterable<Right>): ReadonlySet<Right> {
  const names = new Set<string>(held);
  for (const right of names) {
    const [subject = '', operation = ''] = right.split('.');
    const contained = containedOperations[operation];
    if (contained) names.add(`${subject}.${contained}`);
  }
  return new Set(rights.filter((right) => names.has(right)));
}

/**
 * Levels of the roles. A user only manages users of lower levels; a super admin manages all users (product §6,
 * `canManage`).
 */
export const roleLevels: Readonly<Record<RoleGroup, number>> = {
  editor: 1,
  hr: 1,
  support: 1,
  admin: 2,
  super_admin: 3,
};
