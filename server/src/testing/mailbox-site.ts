import type { InboxEvent } from '../platform/events/inbox-hub.ts';
import type { MailboxKind, MessageRecord, MessageRow } from '@vitrin/shared-contracts/mailbox';
import { validForm, prepareForms, sendForm, type Fields } from './public-forms.ts';
import { signIn, type Staff } from './sign-in.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

const urls = { contact: '/api/admin/contact', 'human-resources': '/api/admin/human-resources' } as const;

/**
 * Creates a site with both inboxes and a signed-in staff member for a whole test file; messages and labels are deleted
 * before each test.
 */
export function mailboxSite() {
  let test: TestApp;
  let notice: number;
  let staff: Staff;
  /** Id of the last audit log entry before the test; the audit log cannot be emptied. */
  let lastAuditId: number;
  let inboxEvents: InboxEvent[] = [];
  beforeAll(async () => {
    test = await buildTestApp();
    notice = await prepareForms(test);
    staff = await signIn(test, 'admin');
    test.services.inbox.subscribe((happening) => void inboxEvents.push(happening));
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.services;
    await db.deleteFrom('messages').execute();
    await db.deleteFrom('labels').execute();
    lastAuditId = (await auditEntriesSince(0)).at(-1)?.id ?? 0;
    inboxEvents = [];
  });

  function auditEntriesSince(id: number) {
    return test.services.db.selectFrom('audit').selectAll().where('id', '>', id).orderBy('id').execute();
  }

  async function list(query = '', kind: MailboxKind = 'contact') {
    const { status, body } = await staff.call({ url: `${urls[kind]}${query}` });
    const rows = (body.data ?? []) as MessageRow[];
    return { status, rows, subjects: rows.map(({ subject }) => subject), meta: body.meta };
  }

  return {
    urls,
    test: () => test,
    notice: () => notice,
    staff: () => staff,
    db: () => test.services.db,
    /** Returns the inbox events since the test began. */
    inboxEvents: () => inboxEvents,

    /** Sends a message as a visitor; returns its id. */
    async receive(subject: string, changed: Fields = {}, kind: MailboxKind = 'contact'): Promise<number> {
      const named = kind === 'contact' ? { subject } : { position: subject };
      const { body } = await sendForm(test, kind, { ...validForm(kind, notice), ...named, ...changed });
      const { id } = await test.services.db
        .selectFrom('messages')
        .select('id')
        .where('reference', '=', body.data?.reference ?? '')
        .executeTakeFirstOrThrow();
      return id;
    },

    list,

    read: async (id: number, kind: MailboxKind = 'contact') =>
      (await staff.call({ url: `${urls[kind]}/${id}` })).body.data as MessageRecord,

    unread: async (kind: MailboxKind = 'contact') =>
      (await staff.call({ url: `${urls[kind]}/not-check-count` })).body.data,

    put: (path: string, form: Record<string, unknown>, kind: MailboxKind = 'contact') =>
      staff.call({ url: `${urls[kind]}${path}`, form: { _method: 'PUT', ...form } }),

    remove: (ids: number[], kind: MailboxKind = 'contact') =>
      staff.call({ url: urls[kind], form: { _method: 'DELETE', delete_list: ids } }),

    /** Returns the audit log entries since the test began; read entries only with `looks`. */
    async auditEntries({ looks: includeReads = false } = {}) {
      const rows = await auditEntriesSince(lastAuditId);
      return rows
        .filter(({ action }) => includeReads || action !== 'read')
        .map(({ action, entity, entity_id, title }) => ({ action, entity, entity_id, title }));
    },
  };
}
