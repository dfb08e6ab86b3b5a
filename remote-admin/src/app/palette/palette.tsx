import { useHotkeys } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSingleKeyShortcuts } from '../../shared/shortcuts/use-single-key-shortcuts.ts';
import { HeaderButton } from '../layout/header-button.tsx';

const PaletteDialog = lazy(async () => ({ default: (await import('./palette.dialog.tsx')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts.dialog.tsx')).ShortcutsDialog }));

type Opened = 'palette' | 'shortcuts' | null;

/** Command palette and list of shortcuts; both are loaded on first use. */
export function Palette() {
  const [opened, open] = useState<Opened>(null);
  const close = (closed: Opened) => open((shown) => (shown === closed ? null : shown));
  const openShortcuts = () => open('shortcuts');
  // Also inside a text field, where '?' types a character.
  useHotkeys([['mod+K', () => open('palette')]], [], true);
  useSingleKeyShortcuts({ '?': openShortcuts, 'shift+?': openShortcuts });
  return (
    <>
      <HeaderButton
        label="Panelde ara (Ctrl K)"
        icon={IconSearch}
        aria-haspopup="dialog"
        onClick={() => open('palette')}
      />
      <Suspense fallback={null}>
        {opened === 'palette' ? <PaletteDialog onClose={() => close('palette')} onShortcuts={openShortcuts} /> : null}
        {opened === 'shortcuts' ? <ShortcutsDialog onClose={() => close('shortcuts')} /> : null}
      </Suspense>
    </>
  );
}
