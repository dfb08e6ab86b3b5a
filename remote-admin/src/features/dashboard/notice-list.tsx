import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { UserNotice } from '@vitrin/shared-contracts/notices';
import { api } from '@vitrin/shared-contracts/paths';
import { Link } from '@vitrin/shared-contracts/router';
import { sendForm } from '../../data/http.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { useRestoreDraft } from '../../editing/publication/use-restore-draft.ts';
import { readQuery } from '../../data/query.ts';
import { useFeedback } from '../../ui/feedback/use-feedback.ts';
import { useIdleQuery } from '../../data/use-idle-query.ts';
import styles from './dashboard.module.css';

/** What happened to the work of the user while the user was away. Renders nothing if there is nothing to tell. */
export function NoticeList() {
  const notices = useIdleQuery(readQuery<UserNotice[]>(api.adminNotices)) ?? [];
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label="Size bildirilenler">
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function Notice({ notice: { id, at, text, to, restorable } }: { notice: UserNotice }) {
  const { pending, run } = useFeedback();
  const draft = useRestoreDraft();
  const remove = () => run(() => sendForm('DELETE', api.adminNotice(id), {}), { changes: [api.adminNotices] });
  return (
    <li className={styles.notice}>
      <IconBell size={20} aria-hidden />
      <p>
        <span>{text}</span> {to === null ? null : <Link to={to}>Kaydı aç</Link>}
        <span className={styles.noticeTime}>
          <Moment iso={at} />
        </span>
      </p>
      {restorable ? (
        <Button
          size="xs"
          loading={draft.pending}
          onClick={() => void draft.restore(restorable.entity, restorable.copy)}
        >
          Taslağı geri al
        </Button>
      ) : null}
      <Button size="xs" variant="default" loading={pending} onClick={() => void remove()}>
        Tamam
      </Button>
    </li>
  );
}
