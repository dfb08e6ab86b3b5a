import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import type { RecordPublication, UnpublishedWork, WorkingCopyRow } from '@vitrin/shared-contracts/publication';
import type { ReviewRow } from '@vitrin/shared-contracts/reviews';
import type { Right } from '@vitrin/shared-contracts/rights';
import type { RoleRecord } from '@vitrin/shared-contracts/roles';
import { signIn, type Staff } from './sign-in.ts';
import type { TestApp } from './test-app.ts';
import { articleTexts } from './trash-calls.ts';

let count = 0;

/** Makes a role with these rights, and signs in somebody who has it. */
export async function signInWith(app: TestApp, rights: readonly Right[], name?: string): Promise<Staff> {
  count += 1;
  const owner = await signIn(app);
  const form_data = { name: `Rol ${count}`, rights };
  const role = (await owner.call({ url: api.adminRoles, form: { form_data } })).body.data as RoleRecord;
  const staff = await signIn(app, role.role);
  if (name !== undefined)
    await app.services.db.updateTable('users').set({ name }).where('id', '=', staff.userId).execute();
  return staff;
}

interface SavedDraft {
  id?: string;
  rev?: number;
  record?: ArticleRecord | null;
  title?: string;
}

/** Returns the values of an article with this title. */
export const articleValues = (title: string) => ({
  active: 1,
  published_at: '2026-01-01T00:00:00.000Z',
  cover_id: null,
  translations: { tr: articleTexts(title) },
});

/** Returns the calls of a user that tests of drafts of articles make. */
export function draftCalls(staff: Staff) {
  const review = (id: string, form: object) =>
    staff.call({ url: api.adminDraftReview('article', id), form: { ...form } });
  return {
    async save({ id = randomUUID(), rev = 0, record = null, title = 'Viyadük' }: SavedDraft = {}) {
      const values = articleValues(title);
      const form_data = { record: record && String(record.id), base_version: record?.version ?? null, rev, title };
      const url = api.adminWorkingCopy('article', id);
      const { status, body } = await staff.call({ url, form: { _method: 'PUT', form_data, form: values, values } });
      return { id, status, body, row: body.data as WorkingCopyRow };
    },
    read: (id: string) => staff.call({ url: api.adminWorkingCopy('article', id) }),
    discard: (id: string) => staff.call({ url: api.adminWorkingCopy('article', id), form: { _method: 'DELETE' } }),
    restore: (id: string) => staff.call({ url: api.adminDiscardedCopy('article', id), form: {} }),
    send: (id: string, rev = 1, note = '') => review(id, { _method: 'PUT', form_data: { rev, note } }),
    withdraw: (id: string) => review(id, { _method: 'DELETE' }),
    giveBack: (id: string, note: string, rev = 1) =>
      staff.call({ url: api.adminDraftReturn('article', id), form: { _method: 'PUT', form_data: { rev, note } } }),
    publish(record: ArticleRecord | null, title: string, copy?: { id: string; rev: number }) {
      const { id, version } = record ?? {};
      const form_data = { ...articleValues(title), ...(record && { id, version }) };
      const published = copy ? { working_copy: copy.id, working_copy_rev: String(copy.rev) } : {};
      return staff.call({
        url: record ? api.adminArticle(record.id) : api.adminArticles,
        form: { ...(record && { _method: 'PUT' }), form_data, ...published },
      });
    },
    schedule: (record: ArticleRecord | null, title: string, copy_id: string) =>
      staff.call({
        url: api.adminSchedule('article', randomUUID()),
        form: {
          _method: 'PUT',
          form_data: {
            record: record && String(record.id),
            copy_id,
            action: 'publish',
            base_version: record?.version ?? null,
            title,
            due_at: new Date(Date.now() + 60_000).toISOString(),
          },
          values: articleValues(title),
        },
      }),
    reviews: async () => (await staff.call({ url: api.adminReviews })).body.data as ReviewRow[],
    unpublished: async () =>
      (await staff.call({ url: api.adminKindPublication('article') })).body.data as UnpublishedWork,
    publication: async ({ id }: ArticleRecord) =>
      (await staff.call({ url: api.adminRecordPublication('article', id) })).body.data as RecordPublication,
  };
}
