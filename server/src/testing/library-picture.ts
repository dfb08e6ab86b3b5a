import type { TestApp } from './test-app.ts';

let count = 0;

/** Inserts a picture without files. */
export async function addPicture({ services }: Pick<TestApp, 'services'>): Promise<number> {
  count += 1;
  const now = new Date().toISOString();
  const hash = String(count).padStart(32, '0');
  const row = await services.db
    .insertInto('media')
    .values({ hash, width: 960, height: 640, widths: '[480,960]', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
