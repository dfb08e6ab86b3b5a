import type { Right } from 'shared-contracts/rights';

interface Shortcut {
  keys: readonly string[];
  text: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
  /** Whoever has one of these rights can use them; without, everybody. */
  rights?: readonly Right[];
}

/** Every shortcut of the panel, as its list shows them. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Her yerde',
    shortcuts: [
      { keys: ['Ctrl', 'K'], text: 'Panelde ara (Mac: ⌘ K)' },
      { keys: ['Ctrl', 'S'], text: 'Yazdığınız formu kaydet (Mac: ⌘ S)' },
      { keys: ['?'], text: 'Bu listeyi aç' },
      { keys: ['Esc'], text: 'Açık pencereyi ya da menüyü kapat' },
      { keys: ['Tab'], text: 'Sonraki alana geç (geri: Shift Tab)' },
    ],
  },
  {
    title: 'Gelen kutularında',
    rights: ['messages.contact', 'messages.human-resources'],
    shortcuts: [
      { keys: ['J'], text: 'Sonraki ileti' },
      { keys: ['K'], text: 'Önceki ileti' },
      { keys: ['O', 'Enter'], text: 'Seçili satırdaki iletiyi aç' },
      { keys: ['R'], text: 'Açık iletiyi yanıtla' },
      { keys: ['E'], text: 'İletiyi kapat: aşaması “Kapandı” olur (yalnızca İletişim’de)' },
      { keys: ['U'], text: 'Okunmadı say' },
      { keys: ['#', 'Delete'], text: 'Çöpe taşı; çöp kutusunda kalıcı olarak sil' },
    ],
  },
  {
    title: 'Listelerde ve formlarda',
    shortcuts: [
      { keys: ['Boşluk', '↑', '↓'], text: 'Sıralama tutamağında: satırı al, taşı, bırak' },
      { keys: ['←', '→'], text: 'Dil sekmeleri arasında geç' },
      { keys: ['Ctrl', 'B'], text: 'Metin düzenleyicide kalın (eğik: Ctrl I, altı çizili: Ctrl U)' },
      { keys: ['Ctrl', 'Z'], text: 'Metin düzenleyicide geri al (yinele: Ctrl Shift Z)' },
    ],
  },
];
