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
import { knownProblem } from './errors.ts';

it.each([
  [new NotFound(), 404, 'Kayıt bulunamadı.', {}],
  [new NotFound('no-release', 'Böyle bir sürüm yok.'), 404, 'Böyle bir sürüm yok.', {}],
  [new Conflict('release-exists', 'a1 sürümü var.', { kept: true }), 409, 'a1 sürümü var.', { data: { kept: true } }],
  [new Invalid({ name: 'Kısa' }), 422, 'Lütfen işaretli alanları düzeltin.', { errors: { name: 'Kısa' } }],
  [new Invalid(null, 'sign-in', 'E-posta ya da şifre hatalı.'), 422, 'E-posta ya da şifre hatalı.', {}],
  [new Unauthenticated(), 401, /^Oturumunuz sona erdi/, {}],
  [new Forbidden(), 403, 'Bu işlem için yetkiniz yok.', { code: 'right' }],
  [new StalePage(), 403, /^Sayfanın süresi doldu/, { code: 'csrf' }],
])('answers %s with status %i and its message', (error, status, message, extras) => {
  const problem = knownProblem(error);
  expect(problem).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(problem?.extras).toEqual(extras);
  expect(problem?.headers).toEqual({});
});

it.each([
  [new Throttled(0.2), 429, {}, '1'],
  [new Throttled(9.1, { userMessage: 'Yavaş', code: 'browser-link' }), 429, { code: 'browser-link' }, '10'],
  [new Unavailable(10, 'pictures-busy', 'Birazdan.'), 503, {}, '10'],
])('%s sets the Retry-After header', (error, status, extras, seconds) => {
  expect(knownProblem(error)).toMatchObject({ status, headers: { 'retry-after': seconds } });
  expect(knownProblem(error)?.extras).toEqual(extras);
});

it('returns null for every other error', () => {
  expect(knownProblem(new Error('no'))).toBeNull();
  expect(knownProblem(null)).toBeNull();
});
