import { useHotkeys } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSingleKeyShortcuts } from '../../ui/shortcuts/use-single-key-shortcuts.ts';
import { HeaderButton } from '../layout/header-button.tsx';
import { useTypedAhead } from './use-typed-ahead.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette.dialog.tsx')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts.dialog.tsx')).ShortcutsDialog }));

type Opened = 'palette' | 'shortcuts' | null;

/** Command palette and list of shortcuts; both are loaded on first use. */
export function Palette() {
  const [opened, open] = useState<Opened>(null);
  const [query, setQuery] = useState('');
  const openPalette = () => {
    if (opened === 'palette') return;
    setQuery('');
    open('palette');
  };
  const closePalette = useCallback(() => open((shown) => (shown === 'palette' ? null : shown)), []);
  const openShortcuts = () => open('shortcuts');
  const closeShortcuts = () => open((shown) => (shown === 'shortcuts' ? null : shown));
  useTypedAhead(opened === 'palette', { onType: setQuery, onEscape: closePalette });
  // Also inside a text field, where '?' types a character.
  useHotkeys([['mod+K', openPalette]], [], true);
  useSingleKeyShortcuts({ '?': openShortcuts, 'shift+?': openShortcuts });
  return (
    <>
      <HeaderButton label="Panelde ara (Ctrl K)" icon={IconSearch} aria-haspopup="dialog" onClick={openPalette} />
      <Suspense fallback={null}>
        {opened === 'palette' ? (
          <PaletteDialog query={query} onQuery={setQuery} onClose={closePalette} onShortcuts={openShortcuts} />
        ) : null}
        {opened === 'shortcuts' ? <ShortcutsDialog onClose={closeShortcuts} /> : null}
      </Suspense>
    </>
  );
}
