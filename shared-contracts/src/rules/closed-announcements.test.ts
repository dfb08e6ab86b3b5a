import { announcementKey, closedKeys, withClosedKey } from './closed-announcements.ts';

test('a notice is closed by its version: a later one is shown again', () => {
  const first = withClosedKey(null, announcementKey({ id: 3, version: 1 }));
  expect(closedKeys(first)).toEqual(['3.1']);
  expect(closedKeys(first)).not.toContain(announcementKey({ id: 3, version: 2 }));
  expect(withClosedKey(`${first} 31.4`, '3.2')).toBe('31.4 3.2');
});

test('other values in the storage are ignored, and at most fifty are kept', () => {
  expect(closedKeys('3.1 "x] 4 5.2.1 7.2')).toEqual(['3.1', '7.2']);
  const many = Array.from({ length: 60 }, (_, index) => `${index + 1}.1`).join(' ');
  expect(closedKeys(withClosedKey(many, '99.1'))).toHaveLength(50);
});
