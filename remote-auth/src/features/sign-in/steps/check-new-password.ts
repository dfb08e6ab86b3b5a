import { newPasswordSchema, type PasswordOwner } from 'shared-contracts/new-password';
import { invalid, validate } from 'shared-contracts/validation';

export interface NewPassword {
  new_password: string;
  repeated: string;
}

const DIFFERENT = 'Şifreler Birbirinden Farklı';

/** Words by field; empty where the password may be sent. */
export function objectionsTo({ new_password, repeated }: NewPassword, owner: PasswordOwner): Record<string, string> {
  const [objection] = Object.values(validate(newPasswordSchema(owner), new_password).errors ?? {});
  if (objection) return { new_password: objection };
  if (repeated === '') return { repeated: invalid.required };
  return repeated === new_password ? {} : { repeated: DIFFERENT };
}
