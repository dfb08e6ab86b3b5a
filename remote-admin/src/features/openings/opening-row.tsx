import { employmentLabels, type OpeningRow as Row } from '@vitrin/shared-contracts/openings';
import { adminPaths } from '@vitrin/shared-contracts/paths';
import { provinceName } from '@vitrin/shared-contracts/provinces';
import { useListedState } from '../../editing/publication/unpublished-context.ts';
import { ContentRow, type ContentRowContext } from '../../editing/record-list/content-row.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { closingText } from './closing-text.ts';

const forms = { insert: adminPaths.openingInsert, update: adminPaths.openingUpdate };

/** Says whether visitors can apply and until when; the state of its publication where that says more. */
export function OpeningRow({ opening, ...context }: ContentRowContext & { opening: Row }) {
  const { id, title, active, employment, province, state } = opening;
  const isPublished = useListedState({ key: String(id), active }) === 'published';
  const closing = closingText(opening);
  return (
    <ContentRow
      record={opening}
      name={title}
      right="openings.draft-own"
      forms={forms}
      state={
        isPublished ? (
          <>
            <StateDot tone={state === 'open' ? 'good' : 'off'} />
            <span>{closing}</span>
          </>
        ) : null
      }
      facts={[
        isPublished || state === 'off' ? null : closing,
        employmentLabels[employment],
        province === null ? null : provinceName(province),
      ]}
      context={context}
    />
  );
}
