import { parsePostalAddress } from './postal-address.ts';

const place = (addressLocality: string, addressRegion: string) => ({
  addressLocality,
  addressRegion,
  addressCountry: 'TR',
});

test.each([
  [
    'Selvili Sokak No: 14, Kat: 3, 35250 Konak / İzmir',
    { streetAddress: 'Selvili Sokak No: 14, Kat: 3', postalCode: '35250', ...place('Konak', 'İzmir') },
  ],
  [
    'Atatürk Bulvarı No: 5/7 06420 Çankaya/Ankara',
    { streetAddress: 'Atatürk Bulvarı No: 5/7', postalCode: '06420', ...place('Çankaya', 'Ankara') },
  ],
  [
    'Körfez Mah. Liman Cad. No: 1, Gölcük / Kocaeli',
    { streetAddress: 'Körfez Mah. Liman Cad. No: 1', ...place('Gölcük', 'Kocaeli') },
  ],
  ['Barış Sokak 3 Kaş/Antalya, Türkiye', { streetAddress: 'Barış Sokak 3', ...place('Kaş', 'Antalya') }],
  ['34349\nBeşiktaş / İstanbul', { postalCode: '34349', ...place('Beşiktaş', 'İstanbul') }],
  ['Konak/İzmir', place('Konak', 'İzmir')],
  ['Körfez Sokak No: 1, İzmir', { streetAddress: 'Körfez Sokak No: 1, İzmir' }],
  ['Körfez Sokak No: 12/3', { streetAddress: 'Körfez Sokak No: 12/3' }],
  ['12 High Street, London', { streetAddress: '12 High Street, London' }],
])('the address %j is parsed as %j', (text, parts) => {
  expect(parsePostalAddress(text)).toEqual(parts);
});
