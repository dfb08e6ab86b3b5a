import { adminPaths } from 'shared-contracts/paths';
import type { Right } from 'shared-contracts/rights';

interface DraftForm {
  /** What is being written, as the list of drafts calls it. */
  label: string;
  /** Who may open the form. */
  right: Right;
  /** Where it stands for a record that is there, and for a new one. */
  update: (record: number) => string;
  insert?: string;
  /** The value that names the record, in the values themselves or in a language's. */
  name: string;
}

/** Every form that keeps drafts: `useRecordForm` takes these names alone, so that no draft is ever without a way back. */
export const draftForms = {
  article: {
    label: 'Makale',
    right: 'articles.write',
    update: adminPaths.articleUpdate,
    insert: adminPaths.articleInsert,
    name: 'title',
  },
  contract: {
    label: 'Sözleşme',
    right: 'contracts.write',
    update: adminPaths.contractUpdate,
    insert: adminPaths.contractInsert,
    name: 'name',
  },
  user: {
    label: 'Kullanıcı',
    right: 'users.write',
    update: adminPaths.userUpdate,
    insert: adminPaths.userInsert,
    name: 'name',
  },
  account: { label: 'Hesabım', right: 'account.use', update: () => adminPaths.account, name: 'name' },
} as const satisfies Record<string, DraftForm>;

export type DraftFormName = keyof typeof draftForms;

export function draftForm(name: string): DraftForm | null {
  return Object.hasOwn(draftForms, name) ? draftForms[name as DraftFormName] : null;
}

/** Where a draft is taken up again. */
export function draftAddress({ insert, update }: DraftForm, record: number): string {
  return record === 0 && insert ? insert : update(record);
}

/** What the record is called in a draft's words; '' while it has no name. */
export function draftName({ name }: DraftForm, values: unknown): string {
  const translations = valueOf(values, 'translations');
  const places = isObject(translations) ? Object.values(translations) : [values];
  const names = places.map((place) => valueOf(place, name));
  return names.find((each) => typeof each === 'string' && each.trim() !== '')?.toString() ?? '';
}

function valueOf(place: unknown, key: string): unknown {
  return isObject(place) ? Reflect.get(place, key) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
