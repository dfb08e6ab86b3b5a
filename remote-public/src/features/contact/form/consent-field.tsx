import { pathInLanguage, publicPaths } from '@vitrin/shared-contracts/paths';
import { contractSlug } from '@vitrin/shared-contracts/slug';
import { useRootData } from '../../../shared/root-data.ts';
import shared from '../../../shared/shared.module.css';
import { FieldError } from './field.tsx';
import styles from './form.module.css';
import { describedControl, type FormView } from './form-view.ts';

/** Returns the name of the data protection notice and the path of its page, null if there is no page. */
export function useNotice(): { name: string; path: string | null } {
  const { contracts, language, texts } = useRootData();
  const notice = contracts.find(({ kind }) => kind === 'kvkk');
  return notice
    ? { name: notice.name, path: pathInLanguage(publicPaths.contract(contractSlug(notice)), language) }
    : { name: texts.contact.noticeName, path: null };
}

/** The link opens in a new tab: a chosen file would be lost on navigation. */
export function ConsentField({ form }: { form: FormView }) {
  const { texts } = useRootData();
  const { name, path } = useNotice();
  const [before = '', after = ''] = texts.contact.notice.split('{name}');
  const control = describedControl(form, 'consent');
  return (
    <div className={styles.field}>
      <div className={styles.consent}>
        <input {...control} type="checkbox" value="1" required defaultChecked={form.values.consent === '1'} />
        <label htmlFor={control.id}>
          {before}
          {path ? (
            <a className={shared.link} href={path} target="_blank" rel="noopener">
              {name}
              <span className={shared.hidden}> ({texts.common.newTab})</span>
            </a>
          ) : (
            name
          )}
          {after}
        </label>
      </div>
      <FieldError form={form} name="consent" />
    </div>
  );
}
