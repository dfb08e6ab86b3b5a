import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pdf } from '../../testing/cvs.ts';
import { cvFile, validForm, prepareForms, sendForm } from '../../testing/public-forms.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createStorageSpace } from '../../platform/files/storage-space.ts';

const MB = 1_048_576;

let test: TestApp;
let notice: number;
let free = 0;
beforeAll(async () => {
  test = await buildTestApp();
  notice = await prepareForms(test);
  test.services.storage = createStorageSpace(test.services, async () => ({ size: 64 * MB, free }));
});
afterAll(() => test.close());

const send = (kind: 'contact' | 'human-resources', lang = 'tr') =>
  sendForm(test, kind, validForm(kind, notice), { lang });
const left = () => readdirSync(join(test.services.config.dataDir, 'incoming'));

it('submissions do not use the storage reserve, and the error is in the visitor’s language', async () => {
  free = 9 * MB;
  for (const kind of ['contact', 'human-resources'] as const) {
    const { status, body } = await send(kind);
    expect([status, body.message]).toEqual([507, expect.stringMatching(/^Sunucuda yer kalmadığı için gönderilemedi/)]);
  }
  expect(left()).toEqual([]);
  expect(await test.services.db.selectFrom('messages').select('id').execute()).toEqual([]);

  free = 40 * MB;
  expect((await send('human-resources')).status).toBe(200);
});

it('concurrent forms share the available storage', async () => {
  free = 0.15 * 64 * MB + 20_000;
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      sendForm(test, 'contact', {
        ...validForm('contact', notice),
        subject: `Konu ${number}`,
        message: 'ş'.repeat(3_900),
      }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 507]));
});

it('concurrent chunks get the available storage in order, and rejected ones use none', async () => {
  free = 0.15 * 64 * MB + 20_000;
  const { storage } = test.services;
  await storage.forVisitor(async ({ reserveBytes }) => {
    expect(await Promise.all([8_000, 8_000, 8_000].map(reserveBytes))).toEqual([true, true, false]);
    expect(await reserveBytes(3_000)).toBe(true);
  });
});

it('a declared size does not reserve storage', async () => {
  free = 0.15 * 64 * MB + 2 * MB;
  const { storage } = test.services;
  let isWaiting: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (isWaiting = resolve));
  // Eight slow uploads of 10 MB each, of which only a few bytes have been received.
  const slow = Array.from({ length: 8 }, () =>
    storage.forVisitor(async ({ reserveBytes }) => {
      expect(await reserveBytes(1_000)).toBe(true);
      await held;
    }),
  );
  expect((await send('human-resources')).status).toBe(200);
  isWaiting?.();
  await Promise.all(slow);
});

it('a file that exceeds the available storage during the upload is rejected and leaves no data', async () => {
  free = 0.15 * 64 * MB + 200_000;
  const before = await test.services.db.selectFrom('messages').select('id').execute();
  const cv = cvFile(Buffer.concat([pdf, Buffer.alloc(400_000)]));
  const { status } = await sendForm(test, 'human-resources', { ...validForm('human-resources', notice), cv });
  expect(status).toBe(507);
  expect(left()).toEqual([]);
  expect(await test.services.db.selectFrom('messages').select('id').execute()).toEqual(before);
});
