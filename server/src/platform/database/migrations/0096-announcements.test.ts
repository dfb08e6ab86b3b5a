import { parse } from 'secure-json-parse';
import { buildTestApp } from '../../../testing/test-app.ts';
import { up } from './0096-announcements.ts';

it('gives roles over the fixed pages the same rights over the notices, and others none', async () => {
  const test = await buildTestApp();
  const { db } = test.services;
  try {
    const now = '2026-01-01T00:00:00.000Z';
    const role = (name: string, rights: string[]) => ({
      name,
      name_key: name,
      rights: JSON.stringify(rights),
      created_at: now,
      updated_at: now,
    });
    const roles = [role('yazan', ['pages.read', 'pages.write']), role('okuyan', ['pages.read']), role('kutu', [])];
    await db.insertInto('custom_roles').values(roles).execute();
    await db.schema.dropTable('announcement_translations').execute();
    await db.schema.dropTable('announcements').execute();
    await up(db);
    const rows = await db.selectFrom('custom_roles').select('rights').orderBy('id').execute();
    expect(rows.map(({ rights }) => parse(rights) as string[])).toEqual([
      ['pages.read', 'pages.write', 'announcements.read', 'announcements.write', 'announcements.delete'],
      ['pages.read', 'announcements.read'],
      [],
    ]);
  } finally {
    await test.close();
  }
});
