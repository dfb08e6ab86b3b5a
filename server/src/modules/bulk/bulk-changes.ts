import type { BulkInput } from '@vitrin/shared-contracts/bulk';
import { fieldLabel, type ContentValues } from '@vitrin/shared-contracts/content-fields';
import type { VersionCause } from '@vitrin/shared-contracts/history';
import type { ContentKind, StoredRecord } from '../../content/content-kind.ts';
import { isOnSite, offSite, onSite, visibleFrom } from '../../content/publication/site-state.ts';
import { findCopy } from '../../content/publication/working-copies.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict } from '../../platform/errors.ts';

/** What a bulk operation changes of one record. */
export interface BulkChange {
  cause: VersionCause;
  /** Throws `Conflict` for a record that is already as it would be. */
  valuesOf(trx: Db, current: StoredRecord): Promise<ContentValues>;
  /** Returns the value that undoing the change sets again; null for states, and for a field without a value. */
  before(values: ContentValues): number | null;
}

/** Returns the change of the record at a place of the request; null for the trash. */
export function changeOf(
  kind: ContentKind,
  { action, ids, field, values }: BulkInput,
  place: number,
): BulkChange | null {
  if (action === 'trash') return null;
  if (action === 'publish') return publication(kind, String(ids[place]));
  return action === 'withdraw' ? withdrawal : setting(kind, field, values[place] ?? 0);
}

const noValue = () => null;

/** Puts a record on the site as it is stored; its draft stays a draft. */
function publication({ entity }: ContentKind, record: string): BulkChange {
  return {
    cause: 'update',
    before: noValue,
    async valuesOf(trx, { values }) {
      if (!isOnSite(values)) return onSite(values);
      const from = visibleFrom(values);
      if (from !== null && Date.parse(from) > Date.now())
        throw unchanged('Yayın tarihi ileride; o zaman kendiliğinden görünür.');
      const copy = await findCopy(trx, entity, { record });
      throw unchanged(copy ? 'Zaten yayında; taslağındaki değişiklikler formundan yayınlanır.' : 'Zaten yayında.');
    },
  };
}

const withdrawal: BulkChange = {
  cause: 'withdraw',
  before: noValue,
  async valuesOf(_trx, { values }) {
    if (!isOnSite(values)) throw unchanged('Zaten yayında değil.');
    return offSite(values);
  },
};

function setting({ fields }: ContentKind, field: string, value: number): BulkChange {
  return {
    cause: 'update',
    before: (values) => (typeof values[field] === 'number' ? values[field] : null),
    async valuesOf(_trx, { values }) {
      const wanted = value === 0 ? null : value;
      if ((values[field] ?? null) === wanted) throw unchanged(`${fieldLabel(fields, field)} zaten aynı.`);
      return { ...values, [field]: wanted };
    },
  };
}

function unchanged(text: string): Conflict {
  return new Conflict('unchanged', text);
}
