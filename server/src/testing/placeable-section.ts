import type { DescribedSection } from '@vitrin/shared-contracts/releases';
import { remoteField as field } from '@vitrin/shared-contracts/section-declaration';

/** A section as the release of a remote describes it: a number and a picture, and a heading and a text in each language. */
export const placeableSection: DescribedSection = {
  title: 'Son kampanyalar',
  sentence: 'Süren kampanyaları kart kart gösterir.',
  drawing: [
    { shape: 'title', x: 8, y: 10, w: 60 },
    { shape: 'picture', x: 8, y: 22, w: 40, h: 30 },
    { shape: 'text', x: 8, y: 56, w: 40, lines: 2 },
    { shape: 'button', x: 80, y: 56 },
  ],
  shared: {
    count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Sayı' }),
    cover: field.picture({ label: 'Kapak' }),
  },
  texts: {
    heading: field.text({ label: 'Başlık', max: 20, required: true }),
    body: field.richText({ label: 'Metin' }),
  },
  fallback: { tr: 'Kampanyalar şu an gösterilemiyor.' },
  heights: { narrow: 640, wide: 320 },
  example: { count: '3', heading: 'Yaz' },
  scripts: ['entry.js'],
  styles: [],
};
