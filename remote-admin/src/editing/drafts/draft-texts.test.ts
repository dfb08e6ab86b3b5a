import { draftTexts } from './draft-texts.ts';

test('the draft of a page has what was typed in its sections, without ids and choices', () => {
  const draft = {
    parent_id: '4',
    sections: [
      { id: 's1', kind: 'hero', v: 1, values: { layout: 'right', href: '/iletisim', picture: { media_id: 3 } } },
      { id: 's2', kind: 'cards', v: 1, values: {}, items: [{ id: 'i1', values: { href: 'https://ornek.com' } }] },
      { id: 's3', kind: 'hologram', v: 9, values: { depth: 'deep' } },
    ],
    translations: {
      tr: {
        title: 'Hizmetler',
        texts: { s1: { title: 'Güçlendirme' }, s2: { items: { i1: { title: 'Zemin', text: 'Etüt' } } } },
      },
    },
  };

  expect(draftTexts(draft, 'site-page')).toEqual([
    { label: 'Bölümler', text: '/iletisim\nhttps://ornek.com', lang: null },
    { label: 'Başlık', text: 'Hizmetler', lang: 'tr' },
    { label: 'Bölümlerin metinleri', text: 'Güçlendirme\nZemin\nEtüt', lang: 'tr' },
  ]);
});
