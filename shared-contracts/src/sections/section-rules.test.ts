import { declareSection, fallbackOf, remoteField as field } from './section-declaration.ts';
import { sectionChangeProblem } from './section-changes.ts';
import { declarationProblem } from './section-rules.ts';

const campaigns = declareSection({
  title: 'Kampanyalar',
  sentence: 'Süren kampanyaları kart kart gösterir.',
  drawing: [
    { shape: 'title', x: 8, y: 10, w: 60 },
    { shape: 'picture', x: 8, y: 22, w: 40, h: 30 },
    { shape: 'text', x: 8, y: 56, w: 40, lines: 2 },
    { shape: 'button', x: 80, y: 56 },
  ],
  shared: {
    count: field.choice({ '3': 'Üç', '6': 'Altı' }, { label: 'Sayı' }),
    cover: field.picture({ label: 'Görsel' }),
  },
  texts: { heading: field.text({ label: 'Başlık', max: 80, required: true }) },
  fallback: { tr: 'Kampanyalar şu an gösterilemiyor.', en: '' },
  heights: { narrow: 640, wide: 320 },
  example: { count: '3', heading: 'Yaz' },
});

/** The declaration as it arrives: JSON, with one entry replaced. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(campaigns)) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<Record<string, unknown>>((entry, name) => entry[name] as Record<string, unknown>, copy);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

test('a declaration is valid as JSON, and with entries of a newer version', () => {
  expect(declarationProblem('kampanyalar', JSON.parse(JSON.stringify(campaigns)))).toBeNull();
  expect(declarationProblem('kampanyalar', changed('later', { anything: 1 }))).toBeNull();
});

test.each<[string, unknown, string]>([
  ['title', undefined, 'title verilmemiş'],
  ['title', 'x'.repeat(61), 'title en çok 60 karakter olabilir'],
  ['sentence', 7, 'sentence geçersiz bir değer'],
  [
    'drawing.0',
    { shape: 'circle', x: 1, y: 1 },
    'drawing[0] shape şunlardan biri olmalı: picture, frame, title, text, button',
  ],
  ['drawing.0.x', 121, 'drawing[0].x 0 ile 120 arasında bir tam sayı olmalı'],
  ['drawing', Array.from({ length: 25 }, () => ({ shape: 'button', x: 1, y: 1 })), 'drawing en çok 24 tane olabilir'],
  ['shared', undefined, 'shared verilmemiş'],
  ['shared.count.type', 'video', 'shared.count type şunlardan biri olmalı'],
  ['shared.count.values', {}, 'shared.count.values boş olamaz'],
  ['shared.count.label', '', 'shared.count.label verilmemiş'],
  ['shared.Count', { type: 'flag', label: 'x' }, 'shared “Count” adı kullanılamaz'],
  ['shared.heading', { type: 'flag', label: 'x' }, 'heading alanı hem shared hem texts içinde'],
  ['texts.heading.max', undefined, 'texts.heading.max verilmemiş'],
  ['texts.heading.required', false, 'texts.heading.required true olabilir'],
  ['fallback.tr', undefined, 'fallback.tr verilmemiş'],
  ['fallback.de', 1, 'fallback.de geçersiz bir değer'],
  ['heights.wide', -1, 'heights.wide 0 ile 4000 arasında bir tam sayı olmalı'],
  ['example', undefined, 'example verilmemiş'],
  ['example.count', '4', 'example.count bu alanın bir değeri değil'],
  ['example.cover', 'x', 'example.cover bu alanın bir değeri değil'],
  ['example.other', 'x', 'example.other bu alanın bir değeri değil'],
])('%s = %j is refused with the place and the reason', (path, value, problem) => {
  expect(declarationProblem('kampanyalar', changed(path, value))).toContain(
    `“kampanyalar” bölümünün tanımında ${problem}`,
  );
});

test('names that are no names of sections, and values that are no declarations, are refused', () => {
  expect(declarationProblem('Kampanya', campaigns)).toContain('“Kampanya” bir bölüm adı değil');
  for (const value of [null, 'x', [], undefined]) expect(declarationProblem('kampanyalar', value)).not.toBeNull();
});

test('more fields, texts and choices fit into pages that have the section', () => {
  const more = { ...campaigns, texts: { ...campaigns.texts, lead: field.longText({ label: 'Giriş', max: 300 }) } };
  expect(sectionChangeProblem('kampanyalar', campaigns, { ...more, title: 'Fırsatlar' })).toBeNull();
});

test.each<[string, unknown, string]>([
  ['shared.count', undefined, 'count alanı kaldırılmış'],
  ['texts.heading', undefined, 'heading alanı kaldırılmış'],
  ['shared.count', { type: 'flag', label: 'x' }, 'count alanının türü değişmiş (choice yerine flag)'],
  ['shared.count.required', true, 'count alanı zorunlu olmuş'],
  ['shared.more', { type: 'text', label: 'x', max: 10, required: true }, 'more alanı zorunlu olmuş'],
])('a change of %s to %j needs a new name', (path, value, problem) => {
  const after = changed(path, value) as typeof campaigns;
  expect(sectionChangeProblem('kampanyalar', campaigns, after)).toContain(problem);
});

test('the fallback text is in the language of the page, else in Turkish with its language', () => {
  expect(fallbackOf(campaigns, 'en')).toEqual({ text: '', lang: 'en' });
  expect(fallbackOf(campaigns, 'de')).toEqual({ text: 'Kampanyalar şu an gösterilemiyor.', lang: 'tr' });
  expect(fallbackOf(campaigns, 'constructor')).toMatchObject({ lang: 'tr' });
});
