import { declareSection, remoteField as field } from '@vitrin/shared-contracts/section-declaration';

/**
 * What editors see and fill in of each section, by name. The build writes it into the release, so this file imports neither React
 * nor the sections. A name is in stored pages: a section that other fields need gets a new one.
 */
export const declarations = {
  'son-yazilar': declareSection({
    title: 'Son yazılar',
    sentence: 'Sitenin en yeni yazılarını başlık ve özetleriyle listeler.',
    drawing: [
      { shape: 'title', x: 8, y: 10, w: 50 },
      { shape: 'frame', x: 8, y: 22, w: 32, h: 40 },
      { shape: 'frame', x: 44, y: 22, w: 32, h: 40 },
      { shape: 'frame', x: 80, y: 22, w: 32, h: 40 },
    ],
    shared: { count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Yazı sayısı' }) },
    texts: {
      heading: field.text({ label: 'Başlık', max: 80, required: true }),
      summaries: field.text({ label: 'Özetleri gösteren düğme', max: 40, required: true }),
    },
    fallback: { tr: '', en: '' },
    heights: { narrow: 620, wide: 300 },
    example: { count: '3', heading: 'Siteden son yazılar', summaries: 'Özetler' },
  }),
};
