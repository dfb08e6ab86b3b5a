import { contractInputSchema } from './contracts.ts';
import { contractSlug } from '../rules/slug.ts';
import { validate } from '../rules/validation.ts';

test('the slug of a contract is in the requested language, or else in the default language (product §2)', () => {
  expect(contractSlug({ seo_name: 'privacy', seo_name_tr: 'gizlilik' })).toBe('privacy');
  expect(contractSlug({ seo_name: null, seo_name_tr: 'gizlilik' })).toBe('gizlilik');
});

const document = { type: 'doc' };

test('a contract requires a name and a text in each language that is sent', () => {
  const { errors } = validate(contractInputSchema, {
    translations: { tr: { name: 'K' }, en: { name: 'Privacy', document } },
  });
  expect(errors).toEqual({
    'translations.tr.name': 'Bu Alan 2 Karakterden Az Olamaz',
    'translations.tr.document': '* Bu Alan Zorunlu',
  });
});

test('a contract has default values for missing fields', () => {
  const { value } = validate(contractInputSchema, { translations: { tr: { name: ' Gizlilik ', document } } });
  expect(value).toMatchObject({
    kind: 'other',
    translations: { tr: { name: 'Gizlilik', seo_name: '', seo_title: null, seo_description: null } },
  });
});

test.each([
  [{ kind: 'gizli' }, 'kind'],
  [{ translations: { tr: { name: 'Gizlilik', document, seo_name: 'Büyük Harf' } } }, 'translations.tr.seo_name'],
])('a contract with %j is rejected', (part, path) => {
  const input = { kind: 'other', translations: { tr: { name: 'Gizlilik', document } }, ...part };
  expect(Object.keys(validate(contractInputSchema, input).errors ?? {})).toEqual([path]);
});
