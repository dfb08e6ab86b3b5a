import type { Right } from 'shared-contracts/rights';

export interface DraftForm {
  /** What is being written, as the list of drafts calls it. */
  label: string;
  /** Who may open the form. */
  right: Right;
  /** Where it stands for a record that is there, and for a new one. */
  update: (record: number) => string;
  insert?: string;
  /** The value that names the record, in the values themselves or in a language's. Without it, the label names the one record. */
  name?: string;
}

/** The same form once for each kind of record: 'page-meta-blog', 'page-meta-home'. */
export function formsOf<Form extends string, Kind extends string>(
  form: Form,
  kinds: readonly Kind[],
  of: (kind: Kind) => DraftForm,
): Record<`${Form}-${Kind}`, DraftForm> {
  const forms = kinds.map((kind) => [`${form}-${kind}`, of(kind)] as const);
  return Object.fromEntries(forms) as Record<`${Form}-${Kind}`, DraftForm>;
}
