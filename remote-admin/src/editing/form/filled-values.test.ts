import { filledValues } from './filled-values.ts';

test('fields and languages that the stored values lack are those of the form', () => {
  const stored = { code: 'A', translations: { tr: { name: 'Vinç' } } };
  const present = {
    code: '',
    price: '5',
    translations: { tr: { name: '', specs: ['8 t'] }, en: { name: 'Crane', specs: [] } },
  };
  expect(filledValues<object>(stored, present)).toEqual({
    code: 'A',
    price: '5',
    translations: { tr: { name: 'Vinç', specs: ['8 t'] }, en: { name: 'Crane', specs: [] } },
  });
});

test('forms without languages are filled too', () => {
  expect(filledValues<object>({ a: 1 }, { a: 2, b: 3 })).toEqual({ a: 1, b: 3 });
});
