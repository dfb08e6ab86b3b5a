import type { MailboxKind } from '@vitrin/shared-contracts/mailbox';
import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { useRootData } from '../root-data.ts';
import shared from '../shared.module.css';
import { FieldError } from './field.tsx';
import styles from './form.module.css';
import { noticeOf } from './notice-of.ts';
import { describedControl, type FormView } from './form-view.ts';

export interface Notice {
  name: string;
  path: string;
}

/** Returns the notice of a form with the path of its page; null on a site that has none yet. */
export function useNotice(form: MailboxKind): Notice | null {
  const { contracts, language } = useRootData();
  const notice = noticeOf(contracts, form);
  return notice
    ? { name: notice.name, path: pathInLanguage(publicPaths.contract(contractSlug(notice)), language) }
    : null;
}

/**
 * Asks for the confirmation of the notice; renders nothing on a site without one, because there is nothing to confirm.
 * The link opens in a new tab: a chosen file would be lost on navigation.
 */
export function ConsentField({ form }: { form: FormView }) {
  const { texts } = useRootData();
  const notice = useNotice(form.kind);
  if (!notice) return null;
  const [before = '', after = ''] = texts.contact.notice.split('{name}');
  const control = describedControl(form, 'consent');
  return (
    <div className={styles.field}>
      <div className={styles.consent}>
        <input {...control} type="checkbox" value="1" required defaultChecked={form.values.consent === '1'} />
        <label htmlFor={control.id}>
          <span>{before}</span>
          <a className={shared.link} href={notice.path} target="_blank" rel="noopener">
            {notice.name}
            <span className={shared.hidden}> ({texts.common.newTab})</span>
          </a>
          <span>{after}</span>
        </label>
      </div>
      <FieldError form={form} name="consent" />
    </div>
  );
}
