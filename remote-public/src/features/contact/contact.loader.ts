import type { SubmittedForm } from '@vitrin/shared-contracts/submitted-form';
import { readNotice, type NoticeRevisions } from '../../shared/form/read-notice.ts';
import type { SiteContext } from '../../shared/site-context.ts';

export interface ContactData {
  /** Revision of the notice that the forms link to; null when there is none. */
  notice: NoticeRevisions | null;
  /** A form that was sent without JavaScript and returned with errors; null otherwise. */
  submitted: SubmittedForm | null;
}

export async function loadContact(context: SiteContext): Promise<ContactData> {
  return { notice: await readNotice(context), submitted: context.submitted?.() ?? null };
}
