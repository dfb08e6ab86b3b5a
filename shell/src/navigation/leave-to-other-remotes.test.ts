import { leaveToOtherRemotes } from './leave-to-other-remotes.ts';

const taken = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  leaveToOtherRemotes({
    surfaces: { 'giris-yap': 'remote_auth', kampanya: 'remote_kampanya', '*': 'remote_public' },
    release: { remote: 'remote_public', id: '', entry: '', base: '', integrity: {} },
  });
});

/** Presses a link inside the root, where the remote listens; returns whether the remote took it. */
function press(href: string): boolean {
  taken.mockClear();
  document.body.innerHTML = `<div><a href="${href}"><b>bağlantı</b></a></div>`;
  document.body.firstElementChild?.addEventListener('click', taken);
  // Not followed: the test's browser knows no other documents.
  document.body.querySelector('a')?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.body.querySelector('b')?.click();
  return taken.mock.calls.length > 0;
}

test.each(['/', '/makaleler?sayfa=2', '/kampanyalar', '#icerik'])('%s stays with the remote', (href) => {
  expect(press(href)).toBe(true);
});

test.each(['/kampanya', '/kampanya/hakkinda?a=1', '/giris-yap'])('%s is left to the browser', (href) => {
  expect(press(href)).toBe(false);
});

test('another site is none of its business', () => {
  expect(press('https://baska.example/kampanya')).toBe(true);
});
