import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@vitrin/shared-contracts/paths';
import type { DeliveryRow, NewWebhook, WebhookRow } from '@vitrin/shared-contracts/webhooks';
import { webhookSubjects } from '@vitrin/shared-contracts/webhooks';
import { buildApi } from '../../api.ts';
import { checkResponses } from '../../testing/check-responses.ts';
import { prepareForms, sendForm, validForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestServices, type TestApp } from '../../testing/test-app.ts';
import { enqueueWebhookEvent } from '../../platform/webhooks/webhook-outbox.ts';
import { deliverNext } from './deliver-webhooks.ts';
import { countStopped } from './webhooks.repository.ts';
import { webhooksModule } from './webhooks.module.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const HOUR_MS = 3_600_000;
let test: TestApp;
let staff: Staff;
let receiver: Server;
let url = '';
const received: Received[] = [];
let status = 200;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, status === 302 ? { location: `${url}/other` } : {}).end('tamam');
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

beforeEach(async () => {
  received.length = 0;
  status = 200;
  const given = await buildTestServices();
  const services = { ...given.services, config: { ...given.services.config, webhookPrivate: true } };
  const app = await buildApi(services);
  checkResponses(app);
  await app.ready();
  test = { app, services, close: () => app.close().then(given.close) };
  staff = await signIn(test, 'admin');
});
afterEach(() => test.close());

const create = (form_data: object = {}) =>
  staff.call({ url: api.adminWebhooks, form: { form_data: { name: 'CRM', url, events: ['article'], ...form_data } } });
const created = async (form_data: object = {}) => (await create(form_data)).body.data as NewWebhook;
const deliveries = async () => (await staff.call({ url: api.adminDeliveries })).body.data as DeliveryRow[];
const hooks = async () => (await staff.call({ url: api.adminWebhooks })).body.data as WebhookRow[];
const deliverAll = async (at = Date.now()) => {
  while (await deliverNext(test.services, at));
};
const saveArticle = async (title: string) => {
  const document = { type: 'doc', content: [] };
  const form_data = {
    published_at: '2026-01-05T10:00:00.000Z',
    translations: { tr: { title, summary: 'Özet', document } },
  };
  return ((await staff.call({ url: api.adminArticles, form: { form_data } })).body.data as { id: number }).id;
};

describe('a webhook', () => {
  it('reports what becomes of records, signed as Standard Webhooks states', async () => {
    const { secret } = await created();
    const id = await saveArticle('Liman');
    await staff.call({ url: api.adminArticle(id), form: { _method: 'DELETE' } });
    await deliverAll();
    const bodies = received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(bodies).toMatchObject([
      {
        type: 'article.published',
        data: {
          kind: 'article',
          record: String(id),
          title: 'Liman',
          panel_url: `http://localhost:3000/admin/pages/blog/update?id=${id}`,
        },
      },
      { type: 'article.trashed', data: { record: String(id) } },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64');
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
    expect(await deliveries()).toMatchObject([
      { event: 'article.trashed', state: 'sent', status: 200, answer: 'tamam' },
      { event: 'article.published', state: 'sent', attempts: 1 },
    ]);
  });

  it.each(['https://10.0.0.1', 'https://[::127.0.0.1]/x', 'https://0x7f.1', 'https://localhost:8443', 'https://crm'])(
    'cannot have the address %s, unless the server is set up for a private network',
    async (address) => {
      expect((await create({ url: address })).status).toBe(200);
      Object.assign(test.services.config, { webhookPrivate: false });
      const { status: refused, body } = await create({ url: address });
      expect([refused, body.errors]).toEqual([
        422,
        { url: 'Bu Adres Özel Bir Ağda; İnternetten Ulaşılan Bir Adres Giriniz' },
      ]);
      expect((await create({ url: 'https://crm.ornek.com.tr/kanca' })).status).toBe(200);
    },
  );

  it('gets nothing that it has not subscribed to, and nothing of a change that failed', async () => {
    await created({ events: ['release'] });
    await saveArticle('Liman');
    const rolledBack = test.services.db.transaction().execute(async (trx) => {
      await enqueueWebhookEvent(trx, { subject: 'release', change: 'promoted', data: {} });
      throw new Error('failed');
    });
    await expect(rolledBack).rejects.toThrow('failed');
    await deliverAll();
    expect(received).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  it('learns of a message where it is, and nothing of its sender', async () => {
    await created({ events: ['message'] });
    const notice = await prepareForms(test);
    await sendForm(test, 'contact', validForm('contact', notice));
    await deliverAll();
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        type: 'message.received',
        timestamp: expect.any(String),
        data: {
          kind: 'contact',
          id: expect.any(Number),
          panel_url: expect.stringMatching(/\/admin\/contact\?ileti=\d+$/),
        },
      },
    ]);
  });

  it('keeps its secret encrypted and shows it once', async () => {
    const { secret } = await created();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const rows = await test.services.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain((secret ?? '').slice(8, 30));
    expect((await staff.call({ url: api.adminWebhooks })).text).not.toContain('secret');
  });

  it('is tried again for a day, then switched off, with an entry in the log and a warning', async () => {
    status = 500;
    const { webhook } = await created();
    await saveArticle('Liman');
    let now = Date.now();
    await deliverAll(now);
    expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1, status: 500 }]);
    for (let hours = 0; hours < 30; hours += 1) await deliverAll((now += HOUR_MS));
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 8, next_try_at: null }]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await hooks()).toMatchObject([{ active: 0, stopped_at: expect.any(String) }]);
    const { entity_id } = await test.services.db
      .selectFrom('audit')
      .select('entity_id')
      .where('action', '=', 'disable')
      .executeTakeFirstOrThrow();
    expect(entity_id).toBe(webhook.id);
    expect(await countStopped(test.services.db)).toBe(1);
    await staff.call({
      url: api.adminWebhook(webhook.id),
      form: { _method: 'PUT', form_data: { name: 'CRM', url, events: ['article'], active: 1, version: 1 } },
    });
    expect(await hooks()).toMatchObject([{ active: 1, stopped_at: null, version: 2 }]);
  });

  it('that is gone is switched off at once, and a redirect is a failure', async () => {
    status = 302;
    await created();
    await saveArticle('Liman');
    await deliverAll();
    expect(await deliveries()).toMatchObject([{ state: 'queued', status: 302 }]);
    expect(received).toHaveLength(1);
    status = 410;
    await deliverAll(Date.now() + HOUR_MS);
    expect(await hooks()).toMatchObject([{ active: 0 }]);
  });

  it('is delivered by one of several processes', async () => {
    await created();
    await saveArticle('Liman');
    await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
    expect(received).toHaveLength(1);
  });

  it('can be tested, and a delivery repeated with the same id', async () => {
    const { webhook } = await created();
    await staff.call({ url: `${api.adminWebhook(webhook.id)}/test`, form: {} });
    await deliverAll();
    const [{ id } = { id: 0 }] = await deliveries();
    expect((await staff.call({ url: `${api.adminDeliveries}/${id}/repeat`, form: {} })).status).toBe(200);
    expect((await staff.call({ url: `${api.adminDeliveries}/${id}/repeat`, form: {} })).status).toBe(409);
    await deliverAll();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(received[0]?.headers['webhook-id']),
    );
  });

  it('is not removed by the deletion of its log after 30 days', async () => {
    await created();
    await saveArticle('Liman');
    const now = Date.now() + 31 * 24 * HOUR_MS;
    await webhooksModule.retention?.sweep?.(test.services, { now, at: new Date(now).toISOString() });
    expect(await deliveries()).toEqual([]);
    expect(await hooks()).toHaveLength(1);
  });
});

it('every kind with a history can be subscribed to', () => {
  const subjects = Object.keys(webhookSubjects).filter((subject) => subject !== 'message' && subject !== 'release');
  expect(new Set(subjects)).toEqual(new Set(test.services.kinds.keys()));
});
