import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { paragraphs } from '../../testing/documents.ts';
import { addPicture } from '../../testing/library-picture.ts';
import { signIn } from '../../testing/sign-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const url = '/api/admin/blog';

it('an article keeps every field that was sent, when it is created and when it changes', async () => {
  const test = await buildTestApp();
  const staff = await signIn(test, 'editor');
  const call = async (path: string, form: Record<string, unknown> | null = null) =>
    (await staff.call({ url: `${url}${path}`, ...(form ? { form } : {}) })).body.data as ArticleRecord;
  const translations = { tr: { title: 'Köprüler', document: paragraphs('Birkaç söz.') } };
  const fields = async (active: 0 | 1) => ({
    cover_id: await addPicture(test),
    published_at: '2026-02-03T04:05:00.000Z',
    active,
  });

  const first = await fields(0);
  const { id, version } = await call('', { form_data: { ...first, translations } });
  const stored = async () => {
    const { cover, published_at, active } = await call(`/${id}`);
    return { cover_id: cover?.id, published_at, active };
  };
  expect(await stored()).toEqual(first);

  const next = await fields(1);
  await call(`/${id}`, { _method: 'PUT', form_data: { ...next, translations, version } });
  expect(await stored()).toEqual(next);
  await test.close();
});
