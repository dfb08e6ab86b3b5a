import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { validForm, prepareForms, sendForm, type Fields, type Sending } from './public-forms.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

/**
 * Creates a site with both public forms for a whole test file; stored submissions and throttles are deleted before each
 * test.
 */
export function formSite() {
  let test: TestApp;
  let notice: number;
  beforeAll(async () => {
    test = await buildTestApp();
    notice = await prepareForms(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db, config } = test.services;
    await db.deleteFrom('messages').execute();
    await db.deleteFrom('idempotency').execute();
    await db.deleteFrom('throttle').execute();
    rmSync(join(config.dataDir, 'private'), { recursive: true, force: true });
  });

  return {
    test: () => test,
    notice: () => notice,
    db: () => test.services.db,
    /** Sends a valid form with the fields in `changed` replaced. */
    send: (kind: MailboxKind, changed: Fields = {}, sending: Sending = {}) =>
      sendForm(test, kind, { ...validForm(kind, notice), ...changed }, sending),
    storedMessages: () => test.services.db.selectFrom('messages').selectAll().orderBy('id').execute(),
    /** Returns the names of the files in a data folder. */
    filesIn(...folder: string[]): string[] {
      try {
        return readdirSync(join(test.services.config.dataDir, ...folder));
      } catch {
        return [];
      }
    },
  };
}
