import { useDisclosure, useFullscreenDocument } from '@mantine/hooks';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { lazy, Suspense } from 'react';
import { Palette } from '../palette/palette.tsx';
import { chooseTheme, useTheme } from '../theme/theme.store.ts';
import { HeaderButton } from './header-button.tsx';
import styles from './header.module.css';

const ThemePanel = lazy(async () => ({ default: (await import('../theme/theme-panel.tsx')).ThemePanel }));

export function HeaderTools() {
  const { mode } = useTheme();
  const screen = useFullscreenDocument();
  const [panelOpen, panel] = useDisclosure(false);
  const dark = mode === 'dark';
  return (
    <>
      <Palette />
      <HeaderButton
        label={screen.fullscreen ? 'Tam ekrandan çık' : 'Tam ekran'}
        icon={screen.fullscreen ? IconMinimize : IconMaximize}
        onClick={() => void screen.toggle()}
      />
      {/* The settings beside it offer the same where there is no room for both. */}
      <div className={styles.roomyOnly}>
        <HeaderButton
          label={dark ? 'Açık görünüme geç' : 'Koyu görünüme geç'}
          icon={dark ? IconSun : IconMoon}
          onClick={() => chooseTheme('mode', dark ? 'light' : 'dark')}
        />
      </div>
      <HeaderButton label="Görünüm ayarları" icon={IconSettings} aria-haspopup="dialog" onClick={panel.open} />
      <Suspense fallback={null}>{panelOpen ? <ThemePanel onClose={panel.close} /> : null}</Suspense>
    </>
  );
}
