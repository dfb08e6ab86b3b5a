import type { ContractKind } from '@vitrin/shared-contracts/contracts';
import type { LegalTemplateId, LegalValueName } from '@vitrin/shared-contracts/legal-texts';

/** Languages in which templates are written. */
export const templateLanguages = ['tr', 'en'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** A text in one language, with `{name}` for a value. A line whose value is empty is left out. */
interface TemplateText {
  name: string;
  description: string;
  markdown: string;
}

/** A legal text that is ready to be filled in. */
export interface LegalTemplate {
  id: LegalTemplateId;
  /** Raised when a text changes: pages that were made of an older one are out of date. */
  version: number;
  kind: ContractKind;
  /** Values that the text depends on. */
  values: readonly LegalValueName[];
  texts: Readonly<Record<TemplateLanguage, TemplateText>>;
}

/** Returns how a contract names the template that it was made of. */
export function templateMark({ id, version }: LegalTemplate): string {
  return `${id}@${version}`;
}
