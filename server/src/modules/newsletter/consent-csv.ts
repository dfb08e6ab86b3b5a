import type { SubscriptionProof } from '@vitrin/shared-contracts/newsletter';
import type { Db } from '../../platform/database/tables.ts';
import { nextExported, proofsOf, type ExportedSubscription } from './subscription-list.repository.ts';

const BATCH = 500;
/** Columns of a consent as the message management system (İYS) names them in its interface. */
const HEADINGS = ['recipient', 'type', 'source', 'status', 'consentDate', 'recipientType'];
const MINUTE_MS = 60_000;
/** Turkey has had one offset all year since 2016. */
const ISTANBUL_OFFSET_MS = 3 * 60 * MINUTE_MS;

/**
 * Yields the consents and refusals as CSV, one batch at a time. A person who was never confirmed has given no consent and
 * is not in it. With commas and without byte order mark: programs read it, not spreadsheets.
 */
export async function* consentCsv(db: Db): AsyncGenerator<string> {
  yield csvLine(HEADINGS);
  let last = 0;
  for (;;) {
    const rows = await nextExported(db, last, BATCH);
    const proofs = await proofsOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap((row) => lineOf(row, proofs.get(row.id) ?? [])).join('');
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

function lineOf({ email, state, changed_at }: ExportedSubscription, proofs: readonly SubscriptionProof[]): string[] {
  const confirmed = proofs.findLast(({ event }) => event === 'confirmed');
  if (!confirmed) return [];
  const [status, at] = state === 'confirmed' ? ['ONAY', confirmed.at] : ['RET', changed_at];
  return [csvLine([email, 'EPOSTA', 'HS_WEB', status, istanbulTime(at), 'BIREYSEL'])];
}

/** Returns the time as `2026-11-29 21:35:00`, by the clock of Istanbul. */
function istanbulTime(iso: string): string {
  return new Date(Date.parse(iso) + ISTANBUL_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Neutralises what a spreadsheet would take for a formula; visitors have typed the addresses. */
function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((text) => {
    const safe = /^[=+\-@|%\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${quoted.join(',')}\r\n`;
}
