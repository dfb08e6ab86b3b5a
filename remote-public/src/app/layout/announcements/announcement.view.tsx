import type { Announcement } from '@vitrin/shared-contracts/announcements';
import { announcementKey } from '@vitrin/shared-contracts/closed-announcements';
import { AnyLink } from '../../../shared/any-link.tsx';
import { Icon } from '../../../shared/icon.tsx';
import { useContentLanguage } from '../../../shared/language-notice.tsx';
import { useRootData } from '../../../shared/root-data.ts';
import styles from './announcements.module.css';

interface AnnouncementViewProps {
  announcement: Announcement;
  onClose: () => void;
}

/**
 * Renders a notice. With scripts it is open and can be closed; without, it is a closed `details`, because nothing could
 * remember that it was closed. `data-announcement` names it to the script that hides closed notices before the first paint.
 */
export function AnnouncementView({ announcement, onClose }: AnnouncementViewProps) {
  const { language, texts } = useRootData();
  const lang = useContentLanguage(language);
  const { shape, tone, title, text, link_url } = announcement;
  const hasMore = text !== '' || link_url !== null;
  return (
    <div className={`${styles[shape]} ${styles[tone]}`} data-announcement={announcementKey(announcement)}>
      <noscript>
        {hasMore ? (
          <details lang={lang}>
            <summary>{title}</summary>
            <Body {...announcement} />
          </details>
        ) : (
          <p lang={lang}>{title}</p>
        )}
      </noscript>
      <div className={styles.texts} lang={lang}>
        <p className={styles.title}>{title}</p>
        <Body {...announcement} />
      </div>
      <button className={styles.close} type="button" aria-label={texts.announcement.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Body({ text, link_url, link_label }: Announcement) {
  const { texts } = useRootData();
  return (
    <>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {link_url !== null && (
        <p>
          <AnyLink to={link_url}>{link_label || texts.announcement.more}</AnyLink>
        </p>
      )}
    </>
  );
}
