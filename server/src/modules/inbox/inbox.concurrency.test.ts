import { mailboxSite } from '../../testing/mailbox-site.ts';
import { sendForm, validForm } from '../../testing/public-forms.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';

const { test, notice, db, urls, list, unread, inboxEvents } = mailboxSite();

const VISITORS = 200;
const READERS = 3;
/**
 * This many visitors send at once; the others send while messages are read, so that both always overlap, even on a slow
 * machine.
 */
const CONCURRENT_VISITORS = 120;
const VISITORS_FOR_EACH_READ = 2;

const shortPause = () => new Promise((resolve) => setTimeout(resolve, 5));

interface Work {
  opened: Set<number>;
  trashedIds: Set<number>;
}

/** Reads each new message and moves every third to the trash, until no more messages are sent. */
async function readAndMoveMessages(person: Staff, isOver: () => boolean, { opened, trashedIds }: Work): Promise<void> {
  const call = (path: string, form?: Record<string, unknown>) =>
    person.call({ url: `${urls.contact}${path}`, ...(form && { form: { _method: 'PUT', ...form } }) });
  while (!isOver()) {
    const { body } = await call('?check=0');
    const [first] = body.data as { id: number }[];
    if (!first) {
      await shortPause();
      continue;
    }
    const statuses = [
      (await call(`/${first.id}`)).status,
      (await call('/check', { id: String(first.id), check: '1' })).status,
    ];
    opened.add(first.id);
    if (first.id % 3 === 0) {
      statuses.push((await call('/trash', { trash_list: [first.id] })).status);
      trashedIds.add(first.id);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
}

it('two hundred visitors send while three users read and move: no message is lost or duplicated, and every count is correct', async () => {
  const people = await Promise.all(Array.from({ length: READERS }, () => signIn(test(), 'support')));
  let isSent = false;
  const work: Work = { opened: new Set(), trashedIds: new Set() };
  const reading = people.map((person) => readAndMoveMessages(person, () => isSent, work));
  const sent = await Promise.all(
    Array.from({ length: VISITORS }, async (_, at) => {
      const read = (at - CONCURRENT_VISITORS) / VISITORS_FOR_EACH_READ;
      while (work.opened.size < read) await shortPause();
      const form = { ...validForm('contact', notice()), email: `kisi${at}@ornek.example`, subject: `Soru ${at}` };
      return sendForm(test(), 'contact', {
        ...form,
        message: `Sorum ${at}: ${'köprü '.repeat(at % 7)}ne zaman biter?`,
      });
    }),
  );
  isSent = true;
  await Promise.all(reading);

  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  const rows = await db().selectFrom('messages').select(['id', 'subject', 'section', 'check', 'quarantine']).execute();
  expect(new Set(sent.map(({ body }) => body.data?.reference)).size).toBe(VISITORS);
  expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
    Array.from({ length: VISITORS }, (_, at) => `Soru ${at}`).toSorted(),
  );
  const idsWhere = (is: (row: (typeof rows)[number]) => boolean) => new Set(rows.filter(is).map(({ id }) => id));
  expect(idsWhere(({ section }) => section === 'trash')).toEqual(work.trashedIds);
  expect(idsWhere(({ check }) => check === 1)).toEqual(work.opened);

  const inMail = rows.filter(({ section, quarantine }) => section === 'mail' && quarantine === '[]');
  expect((await list()).meta?.total).toBe(inMail.length);
  expect((await list('?section=trash')).meta?.total).toBe(work.trashedIds.size);
  expect(await unread()).toEqual({ count: inMail.filter(({ check }) => check === 0).length });
  const events = await db().selectFrom('message_events').select(['message_id', 'event']).execute();
  expect(events.filter(({ event }) => event === 'opened')).toHaveLength(work.opened.size);
  expect(events.filter(({ event }) => event === 'trashed')).toHaveLength(work.trashedIds.size);
  const arrived = inboxEvents().flatMap(({ received }) => (received === null ? [] : [received]));
  expect(arrived.toSorted((one, other) => one - other)).toEqual(
    [...idsWhere(({ quarantine }) => quarantine === '[]')].toSorted((one, other) => one - other),
  );
  process.stdout.write(
    `crowd: ${VISITORS} sent, ${rows.length} kept; ${work.opened.size} read and ${work.trashedIds.size} moved meanwhile\n`,
  );
}, 120_000);
