import { stageLabel, stagesOf } from 'shared-contracts/message-workflow';
import { FilterSelect } from '../../shared/list/filter-select.tsx';
import { useMailbox } from './mailbox.context.ts';
import { DayInput } from '../../shared/fields/day-input.tsx';
import styles from './mailbox.module.css';
import type { MailboxAddress } from './use-mailbox-address.ts';

const readStates = { '0': 'Okunmamış', '1': 'Okunmuş' };

interface FilterFieldsProps {
  address: Pick<MailboxAddress, 'filters' | 'setFilter'>;
}

export function MailboxFilterFields({ address: { filters, setFilter } }: FilterFieldsProps) {
  const { kind, labels, assignees } = useMailbox();
  return (
    <>
      <FilterSelect
        label="Okunma"
        all="Okunma"
        options={readStates}
        value={filters.check}
        onChange={(value) => setFilter('check', value)}
      />
      <FilterSelect
        label="Aşama"
        all="Aşama"
        options={stagesOf(kind).map((stage) => ({ value: stage, label: stageLabel(kind, stage) }))}
        value={filters.stage}
        onChange={(value) => setFilter('stage', value)}
      />
      <FilterSelect
        label="Etiket"
        all="Etiket"
        options={labels.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.label}
        onChange={(value) => setFilter('label', value)}
      />
      <FilterSelect
        label="Sorumlu"
        all="Sorumlu"
        options={[
          { value: 'me', label: 'Bana atanan' },
          { value: 'none', label: 'Atanmamış' },
          ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.assignee}
        onChange={(value) => setFilter('assignee', value)}
      />
      <div className={styles.days}>
        <DayInput aria-label="İlk gün" value={filters.from} onChange={(value) => setFilter('from', value)} />
        <span aria-hidden>–</span>
        <DayInput aria-label="Son gün" value={filters.to} onChange={(value) => setFilter('to', value)} />
      </div>
    </>
  );
}
