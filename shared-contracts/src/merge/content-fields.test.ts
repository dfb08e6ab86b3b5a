import { fieldLabel, type ContentFields } from './content-fields.ts';

const fields: ContentFields = {
  shared: { cover_id: { kind: 'value', label: 'Kapak' } },
  translated: { summary: { kind: 'text', label: 'Özet' } },
};

describe('the label of a path', () => {
  test.each([
    ['cover_id', 'Kapak'],
    ['translations.en.summary', 'Özet (en)'],
    ['translations.pt-BR', 'Çeviri (pt-BR)'],
  ])('%s is %s', (path, label) => {
    expect(fieldLabel(fields, path)).toBe(label);
  });

  test.each(['version', 'translations.en.title', 'constructor', 'translations.en.constructor', 'summary'])(
    'of no declared field, %s, is the path itself',
    (path) => {
      expect(fieldLabel(fields, path)).toBe(path);
    },
  );
});
