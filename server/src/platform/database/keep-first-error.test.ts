import type { DatabaseConnection, Driver } from 'kysely';
import { withFirstError } from './keep-first-error.ts';

it('a rollback that fails hides no error before it', async () => {
  const rollbackTransaction = jest.fn(() => Promise.reject(new Error('cannot rollback - no transaction is active')));
  const driver = withFirstError({ rollbackTransaction } as unknown as Driver);
  await expect(driver.rollbackTransaction({} as DatabaseConnection)).resolves.toBeUndefined();
  expect(rollbackTransaction).toHaveBeenCalledTimes(1);
});
