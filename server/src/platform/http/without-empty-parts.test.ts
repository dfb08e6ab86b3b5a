import { withoutEmptyParts } from './without-empty-parts.ts';

test('null, blank texts, empty lists and objects with only a type are left out at any depth', () => {
  const item = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Firma',
    description: ' ',
    telephone: [],
    logo: null,
    image: undefined,
    address: [{ '@type': 'PostalAddress', streetAddress: '' }],
    mainEntity: { '@type': 'Organization', logo: { '@type': 'ImageObject', url: '' }, email: ['', 'a@b.example'] },
  };
  expect(withoutEmptyParts(item)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Firma',
    mainEntity: { '@type': 'Organization', email: ['a@b.example'] },
  });
});

test('zero, false and references are no empty parts', () => {
  const item = { position: 0, isOpen: false, publisher: { '@id': '/#company' } };
  expect(withoutEmptyParts(item)).toEqual(item);
});

test('nothing remains of data that says nothing', () => {
  expect(withoutEmptyParts({ '@context': 'https://schema.org', '@type': 'WebSite', name: '' })).toBeUndefined();
});
