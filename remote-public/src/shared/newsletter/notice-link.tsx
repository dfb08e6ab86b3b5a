import { useTexts } from '../root-data.ts';
import shared from '../shared.module.css';
import styles from './newsletter-form.module.css';

interface NoticeLinkProps {
  name: string;
  path: string;
}

/** Links to the notice in a new tab, so that what was typed stays. */
export function NoticeLink({ name, path }: NoticeLinkProps) {
  const { newsletter, common } = useTexts();
  const [before = '', after = ''] = newsletter.notice.split('{name}');
  return (
    <p className={styles.notice}>
      {before}
      <a className={shared.link} href={path} target="_blank" rel="noopener">
        {name}
        <span className={shared.hidden}> ({common.newTab})</span>
      </a>
      {after}
    </p>
  );
}
