/** Every shortcut of the panel, as its list shows them. */
export const shortcuts: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['Ctrl', 'K'], text: 'Panelde ara (Mac: ⌘ K)' },
  { keys: ['Ctrl', 'S'], text: 'Yazdığınız formu kaydet (Mac: ⌘ S)' },
  { keys: ['?'], text: 'Bu listeyi aç' },
  { keys: ['Esc'], text: 'Açık pencereyi ya da menüyü kapat' },
  { keys: ['Tab'], text: 'Sonraki alana geç (geri: Shift Tab)' },
  { keys: ['Boşluk', '↑', '↓'], text: 'Sıralama tutamağında: satırı al, taşı, bırak' },
  { keys: ['←', '→'], text: 'Dil sekmeleri arasında geç' },
  { keys: ['Ctrl', 'B'], text: 'Metin düzenleyicide kalın (eğik: Ctrl I, altı çizili: Ctrl U)' },
  { keys: ['Ctrl', 'Z'], text: 'Metin düzenleyicide geri al (yinele: Ctrl Shift Z)' },
];
