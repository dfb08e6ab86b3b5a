import { Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { fold } from '@vitrin/shared-contracts/fold';
import { breakpoints } from '@vitrin/shared-contracts/limits';
import { sectionGroups, type EditedPage, type SectionGroup } from '@vitrin/shared-contracts/sections/define-section';
import {
  sectionDefinition,
  sectionDefinitions,
  type AnySection,
} from '@vitrin/shared-contracts/sections/section-kinds';
import { useGridKeys, cellAttribute } from '../../../editing/media/use-grid-keys.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import styles from './chooser.module.css';
import { SectionDrawing } from './section-drawing.tsx';

interface SectionChooserProps {
  page: EditedPage;
  onChoose: (definition: AnySection) => void;
  onClose: () => void;
}

const all = sectionDefinitions.flatMap(({ kind }) => sectionDefinition(kind) ?? []);

/** Returns the kinds that a page can have. */
function kindsOf(page: EditedPage): AnySection[] {
  return all.filter(({ only = page }) => only === page);
}

/** Dialog with all kinds of sections, in groups. */
export function SectionChooser({ page, onChoose, onClose }: SectionChooserProps) {
  useRestoreFocus();
  const phone = useMediaQuery(`(max-width: ${breakpoints.menuToggle}px)`) ?? false;
  const [search, setSearch] = useState('');
  const found = kindsOf(page).filter(({ label, sentence }) =>
    fold(`${label} ${sentence}`).includes(fold(search.trim())),
  );
  const groups = (Object.keys(sectionGroups) as SectionGroup[]).filter((group) =>
    found.some((definition) => definition.group === group),
  );
  const [first] = found;
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
            if (search.trim() !== '' && first) onChoose(first);
          }}
        />
        {groups.map((group) => (
          <Group
            key={group}
            title={sectionGroups[group]}
            definitions={found.filter((definition) => definition.group === group)}
            onChoose={onChoose}
          />
        ))}
        <p className={styles.none} role="status">
          {found.length === 0 ? `“${search.trim()}” için bölüm bulunamadı.` : ''}
        </p>
      </div>
    </Modal>
  );
}

interface GroupProps {
  title: string;
  definitions: readonly AnySection[];
  onChoose: (definition: AnySection) => void;
}

/** One group; the arrow keys move between its kinds. */
function Group({ title, definitions, onChoose }: GroupProps) {
  const { grid, current, onKeyDown, onFocus } = useGridKeys(definitions.length);
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul ref={grid} className={styles.kinds} aria-label={title}>
        {definitions.map((definition, index) => (
          <li key={definition.kind}>
            <button
              type="button"
              className={styles.kind}
              tabIndex={index === current ? 0 : -1}
              {...{ [cellAttribute]: '' }}
              onFocus={onFocus}
              onKeyDown={onKeyDown}
              onClick={() => onChoose(definition)}
            >
              <SectionDrawing kind={definition.kind} />
              <span className={styles.label}>{definition.label}</span>
              <span className={styles.sentence}>{definition.sentence}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
