import { useMemo } from 'react';
import type { PasswordOwner } from 'shared-contracts/new-password';
import { useBranding } from 'shared-contracts/state';

/** What a new password may not hold: the server looks at the same names. */
export function usePasswordOwner(email: string): PasswordOwner {
  const { projectCompanyName, companyName } = useBranding();
  return useMemo(
    () => ({ email, companyNames: [projectCompanyName, companyName] }),
    [email, projectCompanyName, companyName],
  );
}
