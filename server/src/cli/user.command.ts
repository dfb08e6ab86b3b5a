import { emailSchema, newPasswordSchema } from 'shared-contracts/auth';
import { roleGroupLabels, roleGroups } from 'shared-contracts/rights';
import { validate } from 'shared-contracts/validation';
import type { Schema } from 'yup';
import { generatePassword } from '../access/first-user.ts';
import { hashPassword } from '../access/passwords.ts';
import { deleteSessionsOf } from '../access/sessions.repository.ts';
import { hasAccount, insertUser, savePassword } from '../access/users.repository.ts';
import { CommandError, withServices, type Command } from './command.ts';

export const userCommand: Command = {
  name: 'user',
  usage: [
    ['user add <e-posta> "<ad>" <rol> [şifre]', `Kullanıcı ekler. Roller: ${roleGroups.join(', ')}`],
    ['user password <e-posta> [şifre]', 'Şifreyi değiştirir ve açık oturumları kapatır'],
  ],
  async run([action, email = '', ...rest]) {
    if (action === 'add') return add(checked(emailSchema, email, 'E-posta'), rest);
    if (action === 'password') return changePassword(checked(emailSchema, email, 'E-posta'), rest[0]);
    throw new CommandError(this.usage.map(([form]) => form).join('\n'));
  },
};

async function add(email: string, [name = '', role = '', given]: readonly string[]): Promise<void> {
  if (name.trim() === '') throw new CommandError('Ad boş olamaz.');
  const role_group = roleGroups.find((group) => group === role);
  if (!role_group) throw new CommandError(`Böyle bir rol yok. Roller: ${roleGroups.join(', ')}`);
  const password = passwordFrom(given);
  await withServices(async ({ db }) => {
    if (await hasAccount(db, email)) throw new CommandError('Bu e-posta ile bir kullanıcı zaten var.');
    await insertUser(db, { name, email, role_group, password_hash: await hashPassword(password) });
  });
  report(`${email} eklendi (${roleGroupLabels[role_group]}).`, password, given);
}

async function changePassword(email: string, given: string | undefined): Promise<void> {
  const password = passwordFrom(given);
  await withServices(async ({ db }) => {
    const id = await savePassword(db, email, await hashPassword(password));
    if (id === undefined) throw new CommandError('Bu e-posta ile bir kullanıcı yok.');
    await deleteSessionsOf(db, id);
  });
  report('Şifre değiştirildi.', password, given);
}

function passwordFrom(given: string | undefined): string {
  return given === undefined ? generatePassword() : checked(newPasswordSchema, given, 'Şifre');
}

function checked(schema: Schema<string>, value: string, label: string): string {
  const result = validate(schema, value);
  if (result.errors) throw new CommandError(`${label}: ${Object.values(result.errors)[0] ?? ''}`);
  return result.value;
}

/** A made-up password is shown once and kept nowhere. */
function report(text: string, password: string, given: string | undefined): void {
  console.log(text);
  if (given === undefined) console.log(`Şifre: ${password}`);
}
