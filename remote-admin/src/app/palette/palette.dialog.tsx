import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, type FocusEvent, type KeyboardEvent } from 'react';
import { fold } from '@vitrin/shared-contracts/fold';
import { useNavigate } from '@vitrin/shared-contracts/router';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import styles from './palette.module.css';
import { usePaletteResults } from './use-palette-results.ts';

const [store, spotlight] = createSpotlight();

const overlay = { blur: 0, backgroundOpacity: 0.6 };
/** The dialog title is visually hidden, because the search field shows the same text. */
const paletteClassNames = {
  inner: styles.inner ?? '',
  header: styles.unseen ?? '',
  search: styles.search ?? '',
  actionsGroup: styles.group ?? '',
};

interface PaletteDialogProps {
  /** Search text; also what was typed before the dialog was loaded. */
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** Opens the list of shortcuts, for users who have turned its single-key shortcut off. */
  onShortcuts: () => void;
}

/** Label of the list of shortcuts in the palette. */
const shortcutsLabel = 'Klavye kısayolları';

/** Command palette (Ctrl/⌘ K): shows screens and commands immediately, records as soon as they are found. */
export function PaletteDialog({ query, onQuery, onClose, onShortcuts }: PaletteDialogProps) {
  const { groups, searching, failed } = usePaletteResults(query);
  const navigate = useNavigate();
  const matchesShortcuts = fold(shortcutsLabel).includes(fold(query.trim()));
  useEffect(() => spotlight.open(), []);
  useRestoreFocus();
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={420}
      title="Panelde ara"
      overlayProps={overlay}
      classNames={paletteClassNames}
    >
      <Spotlight.Search
        placeholder="Ekran, makale, kişi ya da komut arayın (yeni makale…)"
        aria-label="Panelde ara"
        leftSection={<IconSearch size={20} aria-hidden />}
        onKeyDown={openFirstResult}
        onFocus={moveCaretToEnd}
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
        {matchesShortcuts ? (
          <Spotlight.ActionsGroup label="Yardım">
            <Spotlight.Action label={shortcutsLabel} onClick={onShortcuts} />
          </Spotlight.ActionsGroup>
        ) : null}
        {groups.length === 0 && !matchesShortcuts ? (
          <Spotlight.Empty>{searching ? 'Aranıyor…' : 'Sonuç bulunamadı.'}</Spotlight.Empty>
        ) : null}
      </Spotlight.ActionsList>
      {failed ? (
        <Spotlight.Footer>Bazı kayıtlar aranamadı; bağlantınızı kontrol edip yeniden yazın.</Spotlight.Footer>
      ) : null}
    </Spotlight.Root>
  );
}

/** The field may open with what was typed before it was there. */
function moveCaretToEnd({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Makes Enter open the first result if none is selected: the library selects none of the results that arrive after the
 * last key press.
 */
function openFirstResult({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter' || field.value.trim() === '' || store.getState().selected >= 0) return;
  field.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-action]')?.click();
}
