import type { DatabaseConnection, Driver } from 'kysely';
import { keepOriginalError } from './keep-original-error.ts';

it('a failed rollback does not hide the original error', async () => {
  const rollbackTransaction = jest.fn(() => Promise.reject(new Error('cannot rollback - no transaction is active')));
  const driver = keepOriginalError({ rollbackTransaction } as unknown as Driver);
  await expect(driver.rollbackTransaction({} as DatabaseConnection)).resolves.toBeUndefined();
  expect(rollbackTransaction).toHaveBeenCalledTimes(1);
});
