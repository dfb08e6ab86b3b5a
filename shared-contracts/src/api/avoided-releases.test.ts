import { avoidedReleases, withAvoided } from './releases.ts';

test('the cookie names the last releases that failed, each once', () => {
  const failed = ['shell.1', 'remote_a.1', 'shell.1', 'remote_b.1', 'remote_c.1', 'remote_d.1'];
  const cookie = failed.reduce<string | undefined>(withAvoided, undefined);
  expect(avoidedReleases(cookie)).toEqual(['remote_d.1', 'remote_c.1', 'remote_b.1', 'shell.1']);
});

test('a cookie of an older shell names one release, and a missing or empty one none', () => {
  expect(avoidedReleases('shell.1')).toEqual(['shell.1']);
  expect([avoidedReleases(undefined), avoidedReleases(''), avoidedReleases('~~')]).toEqual([[], [], []]);
});
