import { normalizeEmail } from '../../../../platform/auth/users.repository.ts';
import type { DraftOrigin } from '../../../../platform/database/write-context.ts';
import { usersByEmail } from '../../index/users.repository.ts';
import type { CopyItem } from '../../reading/archive/archive-item.ts';
import type { Note } from '../../reading/source-item.ts';
import type { ImportRun } from '../import-run.ts';

/** Who has started and written a draft, as far as they have an account on this site, and notes of those who have none. */
export interface FoundOrigin {
  origin: DraftOrigin;
  unknown: Note[];
}

/** Finds the authors of a draft by their e-mail addresses. */
export async function findOrigin({ services: { db } }: ImportRun, item: CopyItem): Promise<FoundOrigin> {
  const { authors = [], started_by = null } = item;
  const emails = [...authors.map(({ email }) => email), started_by].filter((email) => typeof email === 'string');
  const users = await usersByEmail(db, emails);
  const userOf = (email: string | null) => (email === null ? undefined : users.get(normalizeEmail(email)));
  const writers = authors.flatMap(({ email }) => userOf(email) ?? []);
  const reason =
    writers.length > 0
      ? 'bu sitede hesabı yok; taslağın yazarları arasına yazılmadı'
      : 'bu sitede hesabı yok; taslak, içe aktaranın oldu';
  const unknown = authors
    .filter(({ email }) => !userOf(email))
    .map(({ name, email }) => ({ what: `yazar: ${email === null ? name : `${name} (${email})`}`, reason }));
  return { origin: { startedBy: userOf(started_by)?.id ?? null, writers }, unknown };
}
