import {
  Conflict,
  Forbidden,
  Invalid,
  NotFound,
  StalePage,
  Throttled,
  Unauthenticated,
  Unavailable,
} from '../errors.ts';
import { foreseen } from './errors.ts';

it.each([
  [new NotFound(), 404, 'Kayıt bulunamadı.', {}],
  [new NotFound('no-release', 'Böyle bir sürüm yok.'), 404, 'Böyle bir sürüm yok.', {}],
  [new Conflict('release-exists', 'a1 sürümü var.', { kept: true }), 409, 'a1 sürümü var.', { data: { kept: true } }],
  [new Invalid({ name: 'Kısa' }), 422, 'Lütfen işaretli alanları düzeltin.', { errors: { name: 'Kısa' } }],
  [new Invalid(null, 'sign-in', 'E-posta ya da şifre hatalı.'), 422, 'E-posta ya da şifre hatalı.', {}],
  [new Unauthenticated(), 401, /^Oturumunuz sona erdi/, {}],
  [new Forbidden(), 403, 'Bu işlem için yetkiniz yok.', { code: 'right' }],
  [new StalePage(), 403, /^Sayfanın süresi doldu/, { code: 'csrf' }],
])('answers %s by %i and its sentence', (error, status, message, extras) => {
  const problem = foreseen(error);
  expect(problem).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(problem?.extras).toEqual(extras);
  expect(problem?.headers).toEqual({});
});

it.each([
  [new Throttled(0.2), 429, {}, '1'],
  [new Throttled(9.1, { sentence: 'Yavaş', code: 'browser-link' }), 429, { code: 'browser-link' }, '10'],
  [new Unavailable(10, 'pictures-busy', 'Birazdan.'), 503, {}, '10'],
])('%s says when to come again', (error, status, extras, seconds) => {
  expect(foreseen(error)).toMatchObject({ status, headers: { 'retry-after': seconds } });
  expect(foreseen(error)?.extras).toEqual(extras);
});

it('foresees nothing else', () => {
  expect(foreseen(new Error('no'))).toBeNull();
  expect(foreseen(null)).toBeNull();
});
