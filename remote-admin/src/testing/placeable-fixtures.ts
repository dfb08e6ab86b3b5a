import type { PlaceableRemote } from '@vitrin/shared-contracts/placeable-sections';
import { remoteField as field } from '@vitrin/shared-contracts/section-declaration';
import type { StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';

/** A remote with one section that pages can show. */
export const placeableRemote: PlaceableRemote = {
  name: 'remote_kampanya',
  title: 'Kampanya',
  owner: 'Satış ekibi',
  state: 'live',
  sections: [
    {
      name: 'son',
      title: 'Son fırsatlar',
      sentence: 'Süren indirimleri kart kart gösterir.',
      drawing: [
        { shape: 'title', x: 8, y: 10, w: 60 },
        { shape: 'picture', x: 8, y: 22, w: 40, h: 30 },
        { shape: 'text', x: 8, y: 56, w: 40, lines: 2 },
        { shape: 'frame', x: 60, y: 22, w: 40, h: 30 },
        { shape: 'button', x: 80, y: 56 },
      ],
      shared: {
        count: field.choice({ three: 'Üç', six: 'Altı' }, { label: 'Sayı' }),
        past: field.flag({ label: 'Bitenler de görünsün' }),
        target: field.address({ label: 'Hepsinin adresi' }),
        cover: field.picture({ label: 'Kapak', required: true }),
        logos: field.pictures({ label: 'Markalar', maxItems: 2 }),
      },
      texts: {
        heading: field.text({ label: 'Fırsat başlığı', max: 10, required: true }),
        lead: field.longText({ label: 'Fırsat metni', max: 300 }),
        body: field.richText({ label: 'Koşullar' }),
      },
      fallback: { tr: 'Fırsatlar şu an gösterilemiyor.' },
    },
  ],
};

/** The section as it is stored on a page. */
export function placedSection(
  values: object = {},
  { id = 'k1', remote = 'remote_kampanya', section = 'son', ...more } = {},
): StoredSection {
  return { id, kind: 'remote', v: 1, values: { remote, section, values }, ...more };
}
