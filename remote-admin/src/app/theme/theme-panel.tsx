import { Drawer } from '@mantine/core';
import type { ThemeKey } from '@vitrin/shared-contracts/panel-theme';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useTheme } from './theme.store.ts';
import styles from './theme-panel.module.css';

interface Choice {
  key: ThemeKey;
  legend: string;
  options: readonly { value: string; label: string }[];
}

const colours = [
  { value: 'light', label: 'Beyaz' },
  { value: 'dark', label: 'Siyah' },
];

const choices: readonly Choice[] = [
  { key: 'mode', legend: 'Panel rengi', options: colours },
  { key: 'menu', legend: 'Sol menü', options: colours },
  { key: 'header', legend: 'Üst menü', options: colours },
  {
    key: 'layout',
    legend: 'Genişlik',
    options: [
      { value: 'fullwidth', label: 'Tam ekran' },
      { value: 'boxed', label: 'Ortalanmış' },
    ],
  },
  {
    key: 'sidemenu',
    legend: 'Sol menü düzeni',
    options: [
      { value: 'default', label: 'Standart' },
      { value: 'closed', label: 'Kapalı' },
      { value: 'icontext', label: 'İkon ve yazı' },
      { value: 'sideicon', label: 'Sadece ikon' },
    ],
  },
];

/**
 * Theme panel that the gear button opens (product §2): every choice applies immediately and is stored in this browser.
 */
export function ThemePanel({ onClose }: { onClose: () => void }) {
  const theme = useTheme();
  useRestoreFocus();
  const shown = { ...theme, ...theme.tones };
  return (
    <Drawer opened onClose={onClose} position="right" size={340} title="Görünüm">
      <p className={styles.help}>Seçimleriniz bu tarayıcıda saklanır.</p>
      {choices.map(({ key, legend, options }) => (
        <ThemeChoice key={key} name={key} legend={legend} options={options} value={shown[key]} />
      ))}
    </Drawer>
  );
}
