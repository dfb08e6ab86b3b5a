import type { RichTextEditorLabels } from '@mantine/tiptap';

/** Words of the toolbar; each is both tooltip and accessible name. */
export const labels: Partial<RichTextEditorLabels> = {
  h2ControlLabel: 'Başlık',
  h3ControlLabel: 'Alt başlık',
  h4ControlLabel: 'Küçük başlık',
  boldControlLabel: 'Kalın (Ctrl+B)',
  italicControlLabel: 'Eğik (Ctrl+I)',
  bulletListControlLabel: 'Madde listesi',
  orderedListControlLabel: 'Numaralı liste',
  blockquoteControlLabel: 'Alıntı',
  hrControlLabel: 'Ayırıcı çizgi',
  linkControlLabel: 'Bağlantı (Ctrl+K)',
  unlinkControlLabel: 'Bağlantıyı kaldır',
  undoControlLabel: 'Geri al (Ctrl+Z)',
  redoControlLabel: 'Yinele (Ctrl+Y)',
  linkEditorInputLabel: 'Bağlantı adresi',
  linkEditorInputPlaceholder: 'https://ornek.com',
  linkEditorExternalLink: 'Yeni sekmede açılır',
  linkEditorInternalLink: 'Aynı sekmede açılır',
  linkEditorSave: 'Uygula',
};

/** Name of the link box's own switch, which has only a tooltip. */
export const linkTarget = 'Yeni sekmede aç';
