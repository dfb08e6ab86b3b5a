import type { BulkInput } from 'shared-contracts/bulk';
import { fieldLabel, type ContentValues } from 'shared-contracts/content-fields';
import type { VersionCause } from 'shared-contracts/history';
import type { ContentKind, StoredRecord } from '../../content/content-kind.ts';
import { findCopy } from '../../content/publication/working-copies.repository.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict } from '../../platform/errors.ts';

/** What a bulk operation changes of one record. */
export interface BulkChange {
  cause: VersionCause;
  /** Throws `Conflict` for a record that is already as it would be. */
  valuesOf(trx: Db, current: StoredRecord): Promise<ContentValues>;
  /** Returns the value that undoing the change sets again; null for states. */
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
      if (values.active === 0) return { ...values, active: 1 };
      const isLater = typeof values.published_at === 'string' && Date.parse(values.published_at) > Date.now();
      if (isLater) throw unchanged('Yayın tarihi ileride; o zaman kendiliğinden görünür.');
      const copy = await findCopy(trx, entity, { record });
      throw unchanged(copy ? 'Zaten yayında; taslağındaki değişiklikler formundan yayınlanır.' : 'Zaten yayında.');
    },
  };
}

const withdrawal: BulkChange = {
  cause: 'withdraw',
  before: noValue,
  async valuesOf(_trx, { values }) {
    if (values.active === 0) throw unchanged('Zaten yayında değil.');
    return { ...values, active: 0 };
  },
};

function setting({ fields }: ContentKind, field: string, value: number): BulkChange {
  return {
    cause: 'update',
    before: (values) => Number(values[field]),
    async valuesOf(_trx, { values }) {
      if (values[field] === value) throw unchanged(`${fieldLabel(fields, field)} zaten aynı.`);
      return { ...values, [field]: value };
    },
  };
}

function unchanged(text: string): Conflict {
  return new Conflict('unchanged', text);
}
