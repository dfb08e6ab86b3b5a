import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { fold } from 'shared-contracts/fold';
import { useNavigate } from 'shared-contracts/router';
import { useSession } from 'shared-contracts/state';
import { useReturnedFocus } from '../../shared/use-returned-focus.ts';
import { allowedNavigation, navigation } from '../navigation.ts';
import styles from './palette.module.css';
import type { Found } from './record-search.ts';
import { useRecordSearch } from './use-record-search.ts';

const [store, spotlight] = createSpotlight();

const overlay = { blur: 0, backgroundOpacity: 0.6 };
/** The title names the dialog to readers alone: the field says the same to everybody else. */
const look = {
  inner: styles.inner ?? '',
  header: styles.unseen ?? '',
  search: styles.search ?? '',
  actionsGroup: styles.group ?? '',
};

interface PaletteDialogProps {
  onClose: () => void;
  /** Opens the list of shortcuts, for users who have turned its single-key shortcut off. */
  onShortcuts: () => void;
}

/** What the palette calls the list of shortcuts. */
const shortcutWords = 'Klavye kısayolları';

/** Command palette (Ctrl/⌘ K): shows screens immediately, records as soon as they are found. */
export function PaletteDialog({ onClose, onShortcuts }: PaletteDialogProps) {
  const [query, setQuery] = useState('');
  const { records, searching, failed } = useRecordSearch(query);
  const navigate = useNavigate();
  const groups = grouped([...useScreens(query), ...records]);
  const asksForShortcuts = fold(shortcutWords).includes(fold(query.trim()));
  useEffect(() => spotlight.open(), []);
  useReturnedFocus();
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      title="Panelde ara"
      overlayProps={overlay}
      classNames={look}
    >
      <Spotlight.Search
        placeholder="Ekran, makale, sözleşme, ileti ya da kişi arayın"
        aria-label="Panelde ara"
        leftSection={<IconSearch size={20} aria-hidden />}
        onKeyDown={openFirst}
      />
      <Spotlight.ActionsList>
        {groups.map(([group, actions]) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {actions.map(({ id, label, description, to }) => (
              <Spotlight.Action
                key={id}
                label={label}
                {...(description ? { description } : {})}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {asksForShortcuts ? (
          <Spotlight.ActionsGroup label="Yardım">
            <Spotlight.Action label={shortcutWords} onClick={onShortcuts} />
          </Spotlight.ActionsGroup>
        ) : null}
        {groups.length === 0 && !asksForShortcuts ? (
          <Spotlight.Empty>{searching ? 'Aranıyor…' : 'Sonuç bulunamadı.'}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
      {failed ? (
        <Spotlight.Footer>Bazı kayıtlar aranamadı; bağlantınızı kontrol edip yeniden yazın.</Spotlight.Footer>
      ) : null}
    </Spotlight.Root>
  );
}

/** Enter opens the first one found, also where it came after the last letter: the library has then chosen none. */
function openFirst({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || field.value.trim() === '' || store.getState().selected >= 0) return;
  field.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-action]')?.click();
}

/** Screens of this person whose name or category holds the words. */
function useScreens(query: string): Found[] {
  const rights = useSession()?.rights;
  if (!rights) return [];
  const words = fold(query.trim());
  return allowedNavigation(navigation, rights).flatMap(({ label: category, entries }) =>
    entries
      .filter(({ label }) => fold(`${label} ${category}`).includes(words))
      .map(({ label, to }) => ({ group: 'Ekranlar', id: to, label, description: category, to })),
  );
}

function grouped(all: readonly Found[]): [string, Found[]][] {
  return [...Map.groupBy(all, ({ group }) => group)];
}
