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
