import { StorageError, storageFault } from './storage-error.ts';

const coded = (code: string, cause?: unknown) => Object.assign(new Error('x', { cause }), { code });

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_FULL', 'full'],
  ['53100', 'full'],
  ['EIO', 'failed'],
  ['EROFS', 'failed'],
  ['SQLITE_IOERR_WRITE', 'failed'],
  ['SQLITE_IOERR_SHMSIZE', 'failed'],
  ['58030', 'failed'],
  ['SQLITE_IOERR_READ', null],
  ['SQLITE_BUSY', null],
  ['ENOENT', null],
  ['53300', null],
])('classifies %s as %s', (code, fault) => {
  expect(storageFault(coded(code))).toBe(fault);
});

test('finds a storage error among the causes of an error, and nothing else', () => {
  expect(storageFault(new Error('outer', { cause: coded('ENOSPC') }))).toBe('full');
  expect(storageFault(new StorageError('failed'))).toBe('failed');
  expect(storageFault(new Error('outer'))).toBeNull();
  expect(storageFault('ENOSPC')).toBeNull();
});
