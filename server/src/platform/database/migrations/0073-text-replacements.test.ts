import { parse } from 'secure-json-parse';
import { buildTestApp } from '../../../testing/test-app.ts';
import { up } from './0073-text-replacements.ts';

it('lets roles that work on records of all kinds search the site, and no others', async () => {
  const test = await buildTestApp();
  const { db } = test.services;
  try {
    await db.schema.dropTable('replaced_records').execute();
    await db.schema.dropTable('text_replacements').execute();
    const now = '2026-01-01T00:00:00.000Z';
    const role = (name: string, rights: string[]) => ({
      name,
      name_key: name,
      rights: JSON.stringify(rights),
      created_at: now,
      updated_at: now,
    });
    const roles = [role('çeviri', ['articles.read', 'translations.use']), role('kutu', ['messages.contact'])];
    await db.insertInto('custom_roles').values(roles).execute();
    await up(db);
    const rows = await db.selectFrom('custom_roles').select('rights').orderBy('id').execute();
    expect(rows.map(({ rights }) => parse(rights) as string[])).toEqual([
      ['articles.read', 'translations.use', 'site-search.use'],
      ['messages.contact'],
    ]);
  } finally {
    await test.close();
  }
});
