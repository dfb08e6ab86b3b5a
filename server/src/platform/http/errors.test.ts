import { errorTexts } from '../error-texts.ts';
import { Conflict, Forbidden, Invalid, NotFound, Throttled, Unauthenticated, Unavailable } from '../errors.ts';
import { foreseen } from './errors.ts';

it.each([
  [new NotFound(), 404, 'Kayıt bulunamadı.', {}],
  [new NotFound('no-release'), 404, 'Böyle bir sürüm yok.', {}],
  [new Conflict('language-in-use', { texts: 3 }), 409, /^Bu dilde 3 metin var;/, {}],
  [new Conflict('release-exists', { id: 'a1' }, { kept: true }), 409, /^a1 sürümü/, { data: { kept: true } }],
  [new Invalid({ name: 'Kısa' }), 422, 'Lütfen işaretli alanları düzeltin.', { errors: { name: 'Kısa' } }],
  [new Invalid(null, 'sign-in'), 422, 'E-posta ya da şifre hatalı.', {}],
  [new Unauthenticated(), 401, /^Oturumunuz sona erdi/, {}],
  [new Forbidden(), 403, 'Bu işlem için yetkiniz yok.', { code: 'right' }],
  [new Forbidden('stale-page'), 403, /^Sayfanın süresi doldu/, { code: 'csrf' }],
])('answers %s by %i and its sentence', (error, status, message, extras) => {
  const problem = foreseen(error);
  expect(problem).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(problem?.extras).toEqual(extras);
  expect(problem?.headers).toEqual({});
});

it.each([
  [new Throttled(0.2), 429, {}, '1'],
  [new Throttled(9.1, { reason: 'Yavaş', code: 'browser-link' }), 429, { code: 'browser-link' }, '10'],
  [new Unavailable(10, 'pictures-busy'), 503, {}, '10'],
])('%s says when to come again', (error, status, extras, seconds) => {
  expect(foreseen(error)).toMatchObject({ status, headers: { 'retry-after': seconds } });
  expect(foreseen(error)?.extras).toEqual(extras);
});

it('foresees nothing else', () => {
  expect(foreseen(new Error('no'))).toBeNull();
  expect(foreseen(null)).toBeNull();
});

it('has no sentence twice', () => {
  const sentences = Object.values(errorTexts).filter((text) => typeof text === 'string');
  expect(new Set(sentences).size).toBe(sentences.length);
});
