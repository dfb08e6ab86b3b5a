import { parse } from 'secure-json-parse';
import type { Db } from '../tables.ts';

/** Rights over pages that a role gets with a right over the sections of the home page, which is one of these pages now. */
const added: readonly (readonly [sections: string, pages: string])[] = [
  ['home-sections.read', 'site-pages.read'],
  ['home-sections.draft-own', 'site-pages.draft-own'],
  ['home-sections.draft', 'site-pages.draft'],
  ['home-sections.write', 'site-pages.write'],
];

/**
 * The home page is one record: its parts have no links and translation states of their own any more, and those of the whole are
 * collected again.
 */
export async function up(db: Db): Promise<void> {
  await addRights(db);
  await db.deleteFrom('content_refs').where('entity', '=', 'home-section').execute();
  await db.deleteFrom('content_refs').where('entity', '=', 'page-contents').where('record', '=', 'home').execute();
  const hidden = db.updateTable('translated_records').set({ in_trash: 1 });
  await hidden.where('entity', '=', 'home-section').execute();
  await hidden.where('entity', '=', 'page-contents').where('record', '=', 'home').execute();
  await db.deleteFrom('job_times').where('name', 'in', ['links-filled', 'translations-filled']).execute();
}

async function addRights(db: Db): Promise<void> {
  const roles = await db.selectFrom('custom_roles').select(['id', 'rights']).execute();
  for (const { id, rights } of roles) {
    const held = parse(rights) as string[];
    const more = added
      .filter(([sections, pages]) => held.includes(sections) && !held.includes(pages))
      .map(([, pages]) => pages);
    if (more.length === 0) continue;
    const extended = JSON.stringify([...held, ...more]);
    await db.updateTable('custom_roles').set({ rights: extended }).where('id', '=', id).execute();
  }
}
