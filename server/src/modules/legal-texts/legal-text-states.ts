import { parse } from 'secure-json-parse';
import { templateOf, type LegalTextRow } from '@vitrin/shared-contracts/legal-texts';
import { neededValues, type LegalValues } from './fill-template.ts';
import { changedValues } from './legal-values.ts';
import { templateMark, type LegalTemplate } from './legal-template.ts';
import { isAsFilled, type ShownText } from './text-fingerprint.ts';

/** What is known of a contract about the template that it was made of. */
export interface MadeContract {
  id: number;
  kind: string;
  template: string;
  template_values: string;
  /** User who has published it last; null for the demo content. */
  updated_by: number | null;
}

/** A draft of a contract; `record` is null for a new one. */
export interface MadeDraft extends Pick<MadeContract, 'kind' | 'template'> {
  id: string;
  record: string | null;
}

/** What a site has of the legal texts. */
export interface Made {
  contracts: readonly MadeContract[];
  drafts: readonly MadeDraft[];
  /** Published texts of the contracts that were made of templates, by contract. */
  texts: ReadonlyMap<number, readonly ShownText[]>;
}

/** Returns the contract that shows the text of a template: the one that was made of it, or the only one of its kind. */
function contractOf<C extends MadeContract>(template: LegalTemplate, contracts: readonly C[]): C | undefined {
  const made = contracts.find((contract) => templateOf(contract.template) === template.id);
  return made ?? contracts.find(({ kind }) => kind !== 'other' && kind === template.kind);
}

/** Returns how far the text of a template is, and what is out of date in it. */
export function legalTextRow(
  template: LegalTemplate,
  { contracts, drafts, texts }: Made,
  now: LegalValues,
): LegalTextRow {
  const contract = contractOf(template, contracts);
  const draft = draftOf(template, contract, drafts);
  const isMade = contract !== undefined && templateOf(contract.template) === template.id;
  const changed = isMade ? changedValues(template, storedValuesOf(contract), now) : [];
  const is_older = isMade && contract.template !== templateMark(template);
  return {
    id: template.id,
    state: stateOf({ hasDraft: draft !== undefined, contract, isMade, isOutdated: changed.length > 0 || is_older }),
    contract_id: contract?.id ?? null,
    copy_id: draft?.id ?? null,
    changed,
    is_older,
    is_edited: contract !== undefined && isWritten(contract, { isMade, texts }),
    missing: template.values.filter((name) => neededValues.has(name) && !now[name]),
  };
}

/** Checks whether staff have written in the text: a text of their own, or one that differs from what was filled in. */
function isWritten(contract: MadeContract, { isMade, texts }: Pick<Made, 'texts'> & { isMade: boolean }): boolean {
  if (!isMade) return contract.updated_by !== null;
  return !isAsFilled(contract.template_values, texts.get(contract.id) ?? []);
}

function draftOf(template: LegalTemplate, contract: MadeContract | undefined, drafts: readonly MadeDraft[]) {
  return drafts.find(({ record, template: mark }) =>
    contract ? record === String(contract.id) : record === null && templateOf(mark) === template.id,
  );
}

interface Known {
  hasDraft: boolean;
  contract: MadeContract | undefined;
  isMade: boolean;
  isOutdated: boolean;
}

function stateOf({ hasDraft, contract, isMade, isOutdated }: Known): LegalTextRow['state'] {
  if (hasDraft) return 'draft';
  if (!contract) return 'none';
  if (!isMade) return contract.updated_by === null ? 'sample' : 'own';
  return isOutdated ? 'outdated' : 'published';
}

/** Returns the values that a contract was filled with; none if they cannot be read. */
function storedValuesOf({ template_values }: MadeContract): LegalValues {
  try {
    return Object(parse(template_values)) as LegalValues;
  } catch {
    return {};
  }
}
