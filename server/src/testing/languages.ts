import type { TestApp } from './test-app.ts';

/** Adds English as an active language beside the default language. */
export async function addEnglish({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const now = new Date().toISOString();
  await services.db
    .insertInto('languages')
    .values({ abbr: 'en', lang: 'English', active: 1, created_at: now, updated_at: now })
    .execute();
}
