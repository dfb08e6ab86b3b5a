import type { AnnouncementRow as Row } from '@vitrin/shared-contracts/announcements';
import type { LanguageInfo } from '@vitrin/shared-contracts/languages';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { ActiveSwitch } from '../../ui/list/active-switch.tsx';
import { copyAddress } from '../../ui/list/copy-address.ts';
import { LanguageMarks } from '../../ui/list/language-marks.tsx';
import type { RowOrder } from '../../ui/list/ordered-rows.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import type { RowSelection } from '../../ui/list/selection-box.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { shapeLabels, stateNotes, toneLabels } from './announcement-labels.ts';
import styles from './announcements.module.css';
import { switchAnnouncement } from './announcements.api.ts';

interface AnnouncementRowProps {
  row: Row;
  name: string;
  languages: readonly LanguageInfo[];
  order: RowOrder;
  select: RowSelection | undefined;
  /** Undefined if the user may not delete the notice. */
  onDelete: (() => void) | undefined;
}

export function AnnouncementRow({ row, name, languages, order, select, onDelete }: AnnouncementRowProps) {
  const { id, active, translations } = row;
  const mayWrite = useRight('announcements.write');
  const mayDraft = useRight('announcements.draft-own');
  const to = adminPaths.announcementUpdate(id);
  return (
    <RecordRow
      record={id}
      live={active === 1}
      name={name}
      to={mayDraft ? to : null}
      order={order}
      select={select}
      detail={<Detail row={row} languages={languages} />}
      aside={<LanguageMarks languages={languages} present={Object.keys(translations)} />}
      actions={
        <>
          <ActiveSwitch
            name={name}
            active={active}
            disabled={!mayWrite}
            save={(next) => switchAnnouncement(row, next)}
            changes={api.adminAnnouncements}
          />
          {mayDraft ? (
            <RowActions
              name={name}
              to={to}
              copyTo={copyAddress(adminPaths.announcementInsert, id)}
              onDelete={onDelete}
              order={order}
            />
          ) : null}
        </>
      }
    />
  );
}

/** How and where the notice is shown, and whether visitors see it now. */
function Detail({ row, languages }: Pick<AnnouncementRowProps, 'row' | 'languages'>) {
  const { shape, tone, scope, pages } = row;
  const place = scope === 'everywhere' ? 'Her sayfada' : `${pages.length} sayfada`;
  return (
    <>
      <span>{[shapeLabels[shape], toneLabels[tone], place].join(' · ')}</span>
      <ul className={styles.notes} role="list">
        {stateNotes(row, languages).map((note) => (
          <li key={note.text}>
            <StateDot tone={note.tone} />
            <span>{note.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
