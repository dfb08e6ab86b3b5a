import { outsideSiteOf } from './outside-site-of.ts';

it.each([
  ['https://wa.me/905551112233', 'chat.whatsapp'],
  ['https://api.whatsapp.com/send?phone=905551112233', 'chat.whatsapp'],
  ['https://t.me/ornek', 'chat.telegram'],
  ['https://www.google.com/maps/embed?pb=1', 'map.google'],
  ['https://maps.app.goo.gl/abc', 'map.google'],
  ['https://www.google.com.tr/maps/place/Ordu', 'map.google'],
  [' https://www.openstreetmap.org/#map=12/40.98/37.88', 'map.openstreetmap'],
  ['https://yandex.com.tr/maps/?text=Ordu', 'map.yandex'],
])('%s opens %s', (address, site) => {
  expect(outsideSiteOf(address)).toBe(site);
});

it.each([
  'https://wa.me.evil.example/1',
  'https://www.google.com/search?q=maps',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'tel:+904525550000',
  '/iletisim',
  'WhatsApp: wa.me/905551112233',
  '',
])('%j opens neither a chat nor a map', (address) => {
  expect(outsideSiteOf(address)).toBeNull();
});
