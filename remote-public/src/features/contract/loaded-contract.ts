import type { CompanyAnnouncement } from '@vitrin/shared-contracts/company-announcements';
import type { Contract } from '@vitrin/shared-contracts/contracts';
import type { LegalTemplateId } from '@vitrin/shared-contracts/legal-texts';
import type { NoticeRevisions } from '../../shared/form/read-notice.ts';

/** A legal page. */
export interface LoadedContract extends Contract {
  /** Of the information society page, newest first; undefined for other pages, and on a server that has none. */
  announcements?: CompanyAnnouncement[];
  /** Of the accessibility statement, for the form below it: revisions of the notices; null when there is none. */
  notice?: NoticeRevisions | null;
}

const STATEMENT: LegalTemplateId = 'accessibility-statement';

/** Checks whether a form follows the text. */
export function hasFeedback({ template }: Pick<Contract, 'template'>): boolean {
  return template === STATEMENT;
}
