import { Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { breakpoints, limits } from '@vitrin/shared-contracts/limits';
import type { EditedPage } from '@vitrin/shared-contracts/sections/define-section';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { useGridKeys, cellAttribute } from '../../../editing/media/use-grid-keys.ts';
import { RetryNotice } from '../../../ui/states/retry-notice.tsx';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import styles from './chooser.module.css';
import { ownGroups, placedGroups, placedHeading, type ChoiceGroup } from './section-choices.tsx';
import { usePlaceableRemotes } from './placeable-sections.ts';

interface SectionChooserProps {
  page: EditedPage;
  onChoose: (section: StoredSection) => void;
  onClose: () => void;
}

/** Dialog with all kinds of sections and those of remotes, in groups. */
export function SectionChooser({ page, onChoose, onClose }: SectionChooserProps) {
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const [search, setSearch] = useState('');
  const { remotes, state, retry } = usePlaceableRemotes({ enabled: true });
  const own = ownGroups(page, search);
  const placed = placedGroups(remotes, search);
  const [first] = [...own, ...placed].flatMap(({ choices }) => choices);
  return (
    <Modal opened onClose={onClose} title="Bölüm ekle" size={980} fullScreen={phone}>
      <div className={styles.chooser}>
        <TextInput
          data-autofocus
          type="search"
          aria-label="Bölümlerde ara"
          placeholder="Bölümlerde ara"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (search.trim() !== '' && first) onChoose(first.create());
          }}
        />
        {own.map((group) => (
          <section key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
            <Choices {...group} onChoose={onChoose} />
          </section>
        ))}
        {placed.length > 0 ? (
          <section className={styles.group}>
            <h3>{placedHeading}</h3>
            <p className={styles.none}>{mostPlacedText}</p>
            {placed.map((group) => (
              <div key={group.title} className={styles.remote}>
                <h4>
                  <span>{group.title}</span>
                  {group.owner ? <span className={styles.owner}>{group.owner}</span> : null}
                </h4>
                <Choices {...group} onChoose={onChoose} />
              </div>
            ))}
          </section>
        ) : null}
        {state === 'failed' ? <RetryNotice text="Uygulamaların bölümleri alınamadı." onRetry={retry} /> : null}
        <p className={styles.none} role="status">
          {statusOf(search, first !== undefined, state === 'loading')}
        </p>
      </div>
    </Modal>
  );
}

const mostPlacedText = `Bir sayfada en fazla ${limits.placedSections} uygulama bölümü görünür; fazlasının yerine yedek metni konur.`;

function statusOf(search: string, isFound: boolean, isLoading: boolean): string {
  if (isLoading) return 'Uygulamaların bölümleri yükleniyor…';
  return isFound ? '' : `“${search.trim()}” için bölüm bulunamadı.`;
}

/** Choices of one group; the arrow keys move between them. */
function Choices({ title, choices, onChoose }: ChoiceGroup & Pick<SectionChooserProps, 'onChoose'>) {
  const { grid, current, onKeyDown, onFocus } = useGridKeys(choices.length);
  return (
    <ul ref={grid} className={styles.kinds} aria-label={title}>
      {choices.map(({ key, label, sentence, drawing, create }, index) => (
        <li key={key}>
          <button
            type="button"
            className={styles.kind}
            tabIndex={index === current ? 0 : -1}
            {...{ [cellAttribute]: '' }}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(create())}
          >
            {drawing}
            <span className={styles.label}>{label}</span>
            <span className={styles.sentence}>{sentence}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
