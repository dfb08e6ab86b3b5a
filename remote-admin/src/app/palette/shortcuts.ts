import type { Right } from '@vitrin/shared-contracts/rights';
import type { ShortcutGroup } from '../../editing/panel-module.ts';
import type { LoadedPalette } from './palettes.ts';

const everywhere: ShortcutGroup = {
  title: 'Her yerde',
  shortcuts: [
    { keys: ['Ctrl', 'K'], text: 'Panelde ara (Mac: ⌘ K)' },
    { keys: ['Ctrl', 'S'], text: 'Yazdığınız formu kaydet (Mac: ⌘ S)' },
    { keys: ['?'], text: 'Bu listeyi aç' },
    { keys: ['Esc'], text: 'Açık pencereyi ya da menüyü kapat' },
    { keys: ['Tab'], text: 'Sonraki alana geç (geri: Shift Tab)' },
  ],
};

const inListsAndForms: ShortcutGroup = {
  title: 'Listelerde ve formlarda',
  shortcuts: [
    { keys: ['Ctrl', 'Z'], text: '“Geri al” görünürken son işlemi geri al (Mac: ⌘ Z)' },
    { keys: ['Boşluk', '↑', '↓'], text: 'Sıralama tutamağında: satırı al, taşı, bırak' },
    { keys: ['←', '→'], text: 'Dil sekmeleri arasında geç' },
    { keys: ['Ctrl', 'B'], text: 'Metin düzenleyicide kalın (eğik: Ctrl I, altı çizili: Ctrl U)' },
    { keys: ['Ctrl', 'Z'], text: 'Metin düzenleyicide geri al (yinele: Ctrl Shift Z)' },
  ],
};

/** Returns every shortcut that a user with these rights can use. */
export function shortcutsFor(palettes: readonly LoadedPalette[], rights: ReadonlySet<Right>): readonly ShortcutGroup[] {
  const used = palettes.filter(({ permissions }) => permissions.some((right) => rights.has(right)));
  return [everywhere, ...used.flatMap(({ shortcuts }) => shortcuts ?? []), inListsAndForms];
}
