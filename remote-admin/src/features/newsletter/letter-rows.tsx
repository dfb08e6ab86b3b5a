import { letterStateLabels, type LetterRow } from '@vitrin/shared-contracts/newsletter';
import { adminPaths, api } from '@vitrin/shared-contracts/paths';
import { useRight } from '@vitrin/shared-contracts/state';
import { RecordRow } from '../../editing/record-list/record-row.tsx';
import { useConfirmedDelete } from '../../ui/feedback/use-confirmed-delete.ts';
import { Moment } from '../../ui/list/moment.tsx';
import { RowActions } from '../../ui/list/row-actions.tsx';
import { progressText } from './progress-text.ts';
import { deleteLetter } from './newsletter.api.ts';

export function LetterRows({ rows }: { rows: readonly LetterRow[] }) {
  const mayWrite = useRight('newsletter.write');
  const { confirmAndDelete } = useConfirmedDelete();
  const remove = ({ id, subject }: LetterRow) =>
    confirmAndDelete({ subject, call: () => deleteLetter(id), changes: [api.adminLetters] });
  return (
    <ul aria-label="Mektuplar">
      {rows.map((row) => (
        <RecordRow
          key={row.id}
          name={row.subject}
          to={adminPaths.newsletterLetter(row.id)}
          detail={[letterStateLabels[row.state], `dil: ${row.lang}`, progressText(row.progress)]
            .filter(Boolean)
            .join(' · ')}
          aside={<Moment iso={row.started_at ?? row.updated_at} />}
          actions={
            mayWrite && row.state === 'draft' ? (
              <RowActions
                name={row.subject}
                to={adminPaths.newsletterLetter(row.id)}
                onDelete={() => void remove(row)}
                isFinal
              />
            ) : null
          }
        />
      ))}
    </ul>
  );
}
