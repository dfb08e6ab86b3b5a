import type { ContentFields } from '@vitrin/shared-contracts/content-fields';
import { paragraphs } from '../../testing/documents.ts';
import { withPlaceholders } from './placeholders.ts';

const fields: ContentFields = {
  shared: { name: { kind: 'text', label: 'Ad' }, cover_id: { kind: 'value', label: 'Kapak' } },
  translated: { title: { kind: 'text', label: 'Başlık' }, document: { kind: 'richText', label: 'İçerik' } },
};

it('fills the missing texts that are reported, and keeps all others', () => {
  const values = { name: '', cover_id: null, translations: { tr: { title: ' ', document: null }, en: { title: '' } } };
  expect(
    withPlaceholders(fields, values, { name: '*', 'translations.tr.title': '*', 'translations.tr.document': '*' }),
  ).toEqual({
    name: '[Ad yok]',
    cover_id: null,
    translations: { tr: { title: '[Başlık yok]', document: paragraphs('[İçerik yok]') }, en: { title: '' } },
  });
});

it('adds a translation that is missing as a whole', () => {
  expect(withPlaceholders(fields, { name: 'A' }, { 'translations.tr.title': '*' })).toEqual({
    name: 'A',
    translations: { tr: { title: '[Başlık yok]' } },
  });
});

it('fills neither a text that is invalid otherwise nor a field that is no text', () => {
  const values = { name: 'A', cover_id: null };
  expect(withPlaceholders(fields, values, { name: 'Çok kısa', cover_id: '*' })).toBeNull();
});
