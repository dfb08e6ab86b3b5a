import { randomUUID } from 'node:crypto';
import type { ArticleRecord } from '@vitrin/shared-contracts/articles';
import { api } from '@vitrin/shared-contracts/paths';
import { loadDemo } from '../../demo/load-demo.ts';
import { sendForm, validForm } from '../public-forms.ts';
import { signIn, type Staff } from '../sign-in.ts';
import type { TestApp } from '../test-app.ts';
import type { TestRequest } from '../send-request.ts';
import { articleTexts, trashCalls } from '../trash-calls.ts';

const YEAR_MS = 365 * 86_400_000;
const publication = '/api/admin/publication/article';
const put = '_method';

/** Fills an empty site with demo content and with what staff and visitors leave in the other tables. */
export async function fillSite(test: TestApp): Promise<void> {
  await loadDemo(test.services, { onProgress: () => undefined });
  const staff = await signIn(test, 'super_admin');
  await leaveUnpublishedWork(staff, await editArticle(staff));
  await succeed(staff, {
    url: api.adminRedirects,
    form: { form_data: { source: '/eski-adres', target: '/iletisim' } },
  });
  await succeed(staff, { url: api.adminArticle(1), form: { [put]: 'DELETE' } });
  await sendMessage(test);
}

async function succeed(staff: Staff, request: TestRequest): Promise<void> {
  const { status, text } = await staff.call(request);
  if (status !== 200) throw new Error(`${request.url}: ${status} ${text}`);
}

/** A changed record leaves its former version. */
async function editArticle(staff: Staff): Promise<ArticleRecord> {
  const calls = trashCalls(staff);
  const article = await calls.addArticle('Melet köprüsü');
  return (await calls.saveArticle(article, articleTexts('Melet Çayı köprüsü'))).body.data as ArticleRecord;
}

async function leaveUnpublishedWork(staff: Staff, { id, version }: ArticleRecord): Promise<void> {
  const facts = { active: 1, published_at: '2026-01-01T00:00:00.000Z', cover_id: null };
  const values = { ...facts, translations: { tr: articleTexts('Yarım kalan yazı') } };
  const form_data = { record: null, base_version: null, title: 'Yarım kalan yazı' };
  const copy = { [put]: 'PUT', form_data: { ...form_data, rev: 0 }, form: { form: values }, values };
  await succeed(staff, { url: `${publication}/copies/${randomUUID()}`, form: copy });
  const due_at = new Date(Date.now() + YEAR_MS).toISOString();
  const scheduled = { record: String(id), base_version: version, title: 'Zamanlanan yazı', due_at };
  const schedule = { [put]: 'PUT', form_data: scheduled, values };
  await succeed(staff, { url: `${publication}/schedules/${randomUUID()}`, form: schedule });
  const draft = { form: 'article', record: id, base_version: version, client: randomUUID(), seq: 1, rev: 0 };
  const json = { ...draft, title: 'Taslak', values_json: JSON.stringify(values) };
  await succeed(staff, { method: 'PUT', url: api.adminDraft(randomUUID()), json });
}

async function sendMessage(test: TestApp): Promise<void> {
  const notice = await test.services.db
    .selectFrom('contract_revisions')
    .innerJoin('contracts', 'contracts.id', 'contract_revisions.contract_id')
    .where('contracts.kind', '=', 'kvkk')
    .select('contract_revisions.id')
    .orderBy('contract_revisions.id', 'desc')
    .executeTakeFirstOrThrow();
  const { status } = await sendForm(test, 'contact', validForm('contact', notice.id));
  if (status !== 200) throw new Error(`the contact form answered ${status}`);
}
