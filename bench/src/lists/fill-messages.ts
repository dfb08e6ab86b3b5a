import { createHash } from 'node:crypto';
import { searchText } from '../../../server/src/platform/database/search.ts';
import type { Db } from '../../../server/src/platform/database/tables.ts';
import { inBatches } from './batches.ts';
import { sentencesWithSearchTerms, turkishWriter, type Writer } from './turkish-texts.ts';

/** Cumulative percentages: of a hundred messages two are unread, three quarantined and five in the trash. */
const UNREAD = 2;
const QUARANTINED = 5;
const TRASHED = 10;

/** Inserts contact messages of about 350 characters, oldest first. */
export async function fillMessages(db: Db, count: number): Promise<void> {
  const writer = turkishWriter();
  const now = Date.now();
  await inBatches(count, async (indexes) => {
    const rows = indexes.map((index) => messageOf(writer, index, { count, now }));
    await db.insertInto('messages').values(rows).execute();
  });
}

function messageOf(writer: Writer, index: number, { count, now }: { count: number; now: number }) {
  const text = {
    reference: `OLCU-${String(index).padStart(6, '0')}`,
    name: writer.name(),
    email: `kisi${index}@olcum.example`,
    phone: `0532 ${100 + writer.number(900)} ${1000 + writer.number(9000)}`,
    subject: writer.sentence(4),
    message: `${writer.sentence(20)} ${sentencesWithSearchTerms(index, count)} ${writer.sentence(20)}`,
  };
  return {
    kind: 'contact' as const,
    ...text,
    ...stateOf(index % 100),
    lang: 'tr',
    notice_revision: null,
    created_at: new Date(now - (count - index) * 60_000).toISOString(),
    retain_until: new Date(now + 400 * 86_400_000).toISOString(),
    content_hash: hashOf(text),
    text_hash: hashOf(text.message),
    search_text: searchText(...Object.values(text)),
  };
}

function stateOf(percent: number) {
  const quarantined = percent >= UNREAD && percent < QUARANTINED;
  const trashed = percent >= QUARANTINED && percent < TRASHED;
  return {
    section: trashed ? ('trash' as const) : ('mail' as const),
    check: percent < UNREAD ? (0 as const) : (1 as const),
    quarantine: quarantined ? '["links"]' : '[]',
  };
}

function hashOf(text: unknown): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex');
}
