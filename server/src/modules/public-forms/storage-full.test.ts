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

it('what visitors send leaves the reserve alone, and says so in their language', async () => {
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

it('forms that come at once share the room that there is', async () => {
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

it('of pieces that arrive at once the first ones get what there is, and what is refused takes nothing', async () => {
  free = 0.15 * 64 * MB + 20_000;
  const { storage } = test.services;
  await storage.forVisitor(async ({ reserveBytes }) => {
    expect(await Promise.all([8_000, 8_000, 8_000].map(reserveBytes))).toEqual([true, true, false]);
    expect(await reserveBytes(3_000)).toBe(true);
  });
});

it('what a sender only claims takes no room from others', async () => {
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

it('a file that outgrows the room while it comes is refused in words, with nothing left of it', async () => {
  free = 0.15 * 64 * MB + 200_000;
  const before = await test.services.db.selectFrom('messages').select('id').execute();
  const cv = cvFile(Buffer.concat([pdf, Buffer.alloc(400_000)]));
  const { status } = await sendForm(test, 'human-resources', { ...validForm('human-resources', notice), cv });
  expect(status).toBe(507);
  expect(left()).toEqual([]);
  expect(await test.services.db.selectFrom('messages').select('id').execute()).toEqual(before);
});
