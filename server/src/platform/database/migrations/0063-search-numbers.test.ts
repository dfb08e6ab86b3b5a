import { searchMatch } from '../search.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { up } from './0063-search-numbers.ts';

it('makes telephone numbers and compatibility characters of existing rows searchable', async () => {
  const test = await buildTestApp();
  const { db } = test.services;
  try {
    const text = {
      name: 'Ayşe',
      email: 'ayse@ornek.com',
      phone: '0532 765 43 21',
      subject: '500 m²',
      message: 'Arayın',
    };
    const created_at = '2026-01-01T00:00:00.000Z';
    const row = { ...text, text_hash: null, lang: 'tr', notice_revision: null, created_at, retain_until: null };
    const former = { search_text: 'ayse ayse ornek com 0532 765 43 21 500 m² arayin' };
    const rows = Array.from({ length: 501 }, (_, index) => ({
      ...row,
      content_hash: `${index}`,
      reference: `R${index}`,
    }));
    await db
      .insertInto('messages')
      .values(rows.map((each) => ({ ...each, ...former, kind: 'contact' as const, section: 'mail' as const })))
      .execute();
    await up(db);
    const match = searchMatch(db, 'messages', '05327654321 m2');
    const { count } = await db
      .selectFrom('messages')
      .select((select) => select.fn.countAll<number>().as('count'))
      .$if(match !== null, (query) => query.where(() => match ?? fail()))
      .executeTakeFirstOrThrow();
    expect(count).toBe(501);
  } finally {
    await test.close();
  }
});
