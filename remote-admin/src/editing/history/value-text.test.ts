import { valueText } from './value-text.ts';

test('an editor document is shown as text, with what its blocks say', () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Zemin etüdü' }] };
  const content = [
    { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph] },
    { type: 'linkButton', attrs: { href: '/iletisim' }, content: [{ type: 'text', text: 'Teklif alın' }] },
    { type: 'gallery', content: [{ type: 'image', attrs: { alt: 'Köprü' } }, { type: 'image' }] },
    { type: 'unknown', content: [paragraph] },
  ];
  expect(valueText({ type: 'doc', content })).toBe(
    '[Uyarı] Zemin etüdü\n[Teklif alın: /iletisim]\n[Köprü]\n[görsel]\nZemin etüdü',
  );
});

test.each([
  [
    { id: 's1', kind: 'hero', v: 1, values: { layout: 'right', href: '/iletisim', picture: { media_id: 3 } } },
    'Açılış (Görsel sağda, görsel, /iletisim)',
  ],
  [
    { id: 's1', kind: 'questions', v: 1, off: true, values: {}, items: [{ id: 'i1', values: {} }] },
    'Sorular ve yanıtlar (gizli, 1 soru)',
  ],
  [{ id: 's1', kind: 'gallery', v: 1, values: { pictures: [{ media_id: 3 }] } }, 'Galeri (1 görsel)'],
  [
    { id: 's1', kind: 'remote', v: 1, off: true, values: { remote: 'remote_kampanya', section: 'son', values: {} } },
    'Uygulama (gizli, kampanya, son)',
  ],
  [{ id: 's1', kind: 'hologram', v: 1, values: { depth: 3 } }, 'hologram'],
])('a section is read by its kind and what all languages share of it', (section, text) => {
  expect(valueText([section])).toBe(text);
});
