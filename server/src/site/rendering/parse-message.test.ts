import { parseMessage } from './parse-message.ts';

const page = {
  kind: 'page',
  status: 200,
  html: '<p></p>',
  head: null,
  hydration: { loaderData: {} },
  routes: ['home'],
};
const result = (changes: object) => ({ kind: 'result', job: 1, result: { ...page, ...changes } });
const head = { title: 'Başlık', description: '', canonical: '/blog', alternates: { tr: '/blog' }, structured: [{}] };

test.each([
  [{ kind: 'ready' }],
  [{ kind: 'loading', bundle: 'remote' }],
  [{ kind: 'read', job: 1, read: 1, path: '/api/pages/blog', params: { lang: 'tr' } }],
  [result({})],
  [result({ head })],
  [{ kind: 'result', job: 1, result: { kind: 'redirect', status: 302, location: '/404' } }],
  [{ kind: 'failed', job: 2, failure: { name: 'Error', message: 'bozuk', status: null } }],
])('%j is a valid message', (message) => {
  expect(parseMessage(message)).toEqual(message);
});

test.each([
  [null],
  ['result'],
  [[]],
  [{ kind: '__proto__' }],
  [{ kind: 'constructor' }],
  [{ kind: 'toString', job: 1 }],
  [{ kind: 'loading', bundle: 'shell' }],
  [{ kind: 'read', job: 1, read: '1', path: '/', params: {} }],
  [{ kind: 'read', job: 1, read: 1, path: '/' }],
  [{ kind: 'result', job: 1 }],
  [{ kind: 'result', job: 1, result: null }],
  [result({ status: 'ok' })],
  [result({ status: 99_999 })],
  [result({ html: { toString: 1 } })],
  [result({ hydration: [] })],
  [result({ hydration: { loaderData: 1 } })],
  [result({ routes: [1] })],
  [result({ head: { ...head, title: 1 } })],
  [result({ head: { ...head, canonical: 'http://[' } })],
  [result({ head: { ...head, alternates: { tr: 1 } } })],
  [result({ head: { ...head, structured: ['x'] } })],
  [{ kind: 'result', job: 1, result: { kind: 'redirect', status: 302, location: '/\r\nset-cookie: a=b' } }],
  [{ kind: 'result', job: 1, result: { kind: 'redirect', status: 200, location: '/' } }],
  [{ kind: 'failed', job: 1, failure: { message: 1 } }],
])('%j is not a valid message', (message) => {
  expect(parseMessage(message)).toBeNull();
});
