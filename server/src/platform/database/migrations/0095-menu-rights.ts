import { parse } from 'secure-json-parse';
import type { Db } from '../tables.ts';

/** Rights over the menus that a role gets with a right over the fixed pages, whose names the menus had shown so far. */
const added: readonly (readonly [pages: string, menus: string])[] = [
  ['pages.read', 'menus.read'],
  ['pages.draft', 'menus.draft'],
  ['pages.write', 'menus.write'],
];

/** Gives the roles that staff have made the rights over the menus, as the fixed roles have them. */
export async function up(db: Db): Promise<void> {
  const roles = await db.selectFrom('custom_roles').select(['id', 'rights']).execute();
  for (const { id, rights } of roles) {
    const held = parse(rights) as string[];
    const more = added.filter(([pages]) => held.includes(pages)).map(([, menus]) => menus);
    if (more.length === 0) continue;
    const extended = JSON.stringify([...held, ...more]);
    await db.updateTable('custom_roles').set({ rights: extended }).where('id', '=', id).execute();
  }
}
