import { Button } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import { stageLabel, stagesOf } from '@vitrin/shared-contracts/message-workflow';
import { DayRange } from '../../ui/list/day-range.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { SectionTabs } from '../../ui/list/section-tabs.tsx';
import { useUnread } from '../../data/unread/use-unread.ts';
import { useMailbox } from './mailbox.context.ts';
import styles from './mailbox.module.css';
import { mailboxes, mailboxViews, viewTexts } from './mailbox-texts.ts';
import type { MailboxAddress } from './use-mailbox-address.ts';

/** Sections, search and filters of an inbox; on small screens the filters are collapsed. */
export function MailboxToolbar({ address }: { address: MailboxAddress }) {
  const { kind, labels, assignees, openings } = useMailbox();
  const unread = useUnread()[kind] ?? 0;
  const [unfolded, unfold] = useState(false);
  const { view, values, active, set, clearFilters } = address;
  const tabs = mailboxViews.map((key) => ({
    key,
    label: viewTexts[key].label,
    to: address.toView(key),
    ...(key === 'gelen' ? { count: unread, countLabel: 'okunmamış' } : {}),
  }));
  const options = {
    stage: stagesOf(kind).map((stage) => ({ value: stage, label: stageLabel(kind, stage) })),
    label: labels.map(({ id, name }) => ({ value: String(id), label: name })),
    assignee: [
      { value: 'me', label: 'Bana atanan' },
      { value: 'none', label: 'Atanmamış' },
      ...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    opening: openings.map(({ id, title }) => ({ value: String(id), label: title })),
  };
  const fields = address.fields.filter(({ name }) => name !== 'opening' || openings.length > 0);
  return (
    <div className={styles.toolbar}>
      <SectionTabs label={`${mailboxes[kind].title} bölümleri`} tabs={tabs} current={view} />
      <div className={styles.search}>
        <SearchBox label="İletilerde ara" value={values.search} onSearch={(search) => set({ search })} />
        <Button
          className={styles.unfold ?? ''}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={unfolded}
          aria-controls="ileti-filtreleri"
          onClick={() => unfold(!unfolded)}
        >
          {active > 0 ? `Filtreler (${active})` : 'Filtreler'}
        </Button>
      </div>
      <div
        id="ileti-filtreleri"
        className={styles.filters}
        role="group"
        aria-label="Filtreler"
        data-unfolded={unfolded || undefined}
      >
        <FilterBar filters={{ fields }} options={options} />
        <DayRange filters={address} className={styles.days} />
        {active > 0 ? (
          <p className={styles.active}>
            {active} filtre
            <Button size="compact-sm" variant="subtle" onClick={clearFilters}>
              Temizle
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
