import type { SearchHit, SearchSuggestions, SiteSearchResults } from '@vitrin/shared-contracts/search';
import { paragraphs } from './documents.ts';
import { sendRequest } from './send-request.ts';
import type { Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

interface Sent {
  text?: string;
  published?: string;
  translations?: object;
  active?: 0 | 1;
}

/** Calls of tests of the visitors' search. */
export function searchCalls({ app }: Pick<TestApp, 'app'>, staff: Staff) {
  const texts = (title: string, text: string) => ({ title, seo_name: '', summary: '', document: paragraphs(text) });
  const form = (title: string, { text = 'Metin.', published, translations, active = 1 }: Sent) => ({
    published_at: published ?? '2026-01-01T00:00:00.000Z',
    cover_id: null,
    active,
    translations: { tr: texts(title, text), ...translations },
  });
  const save = async (url: string, form_data: object, method?: string) => {
    const form = { ...(method !== undefined && { _method: method }), form_data };
    const { status, body } = await staff.call({ url: `/api/admin/${url}`, form });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as { id: number; version: number };
  };
  const find = async (search: string, query: Record<string, string> = {}) => {
    const url = `/api/pages/search?${new URLSearchParams({ search, ...query }).toString()}`;
    const { status, body } = await sendRequest(app, { url });
    return { status, total: body.meta?.total, data: body.data as SiteSearchResults };
  };
  return {
    texts,
    save,
    article: (title: string, sent: Sent = {}) => save('blog', form(title, sent)),
    change: ({ id, version }: { id: number; version: number }, title: string, sent: Sent = {}) =>
      save(`blog/${id}`, { ...form(title, sent), version }, 'PUT'),
    find,
    titles: async (search: string, query: Record<string, string> = {}) =>
      (await find(search, query)).data.hits.map(titleOf),
    suggest: async (search: string, query: Record<string, string> = {}) => {
      const url = `/api/pages/search/suggestions?${new URLSearchParams({ search, ...query }).toString()}`;
      return (await sendRequest(app, { url })).body.data as SearchSuggestions;
    },
  };
}

/** Returns the title of a result as text. */
export function titleOf({ title }: SearchHit): string {
  return title.map(({ text }) => text).join('');
}
