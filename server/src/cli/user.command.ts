import { emailSchema } from '@vitrin/shared-contracts/auth';
import { roleGroupLabels, roleGroups } from '@vitrin/shared-contracts/rights';
import { validate } from '@vitrin/shared-contracts/validation';
import type { Schema } from 'yup';
import { generatePassword } from '../platform/auth/first-user.ts';
import { passwordProblem } from '../platform/auth/new-passwords.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { clearSecondFactor } from '../platform/auth/second-factor.repository.ts';
import { deleteSessionsOf } from '../platform/auth/sessions.repository.ts';
import { accountId, insertUser, savePassword } from '../platform/auth/users.repository.ts';
import { recordEvent, type SecurityEvent } from '../platform/audit/security-events.repository.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Services } from '../services.ts';
import { commandLine, CommandError, withServices, type Command } from './command.ts';

export const userCommand: Command = {
  name: 'user',
  usage: [
    ['user add <e-posta> "<ad>" <rol> [şifre]', `Kullanıcı ekler. Roller: ${roleGroups.join(', ')}`],
    ['user password <e-posta> [şifre]', 'Şifreyi değiştirir ve açık oturumları kapatır'],
    ['user reset-password <e-posta>', 'Tek kullanımlık şifre verir; ilk girişte değiştirilir'],
    ['user reset-second-factor <e-posta>', 'Doğrulama uygulamasını, kurtarma kodlarını ve geçiş anahtarlarını siler'],
  ],
  async run([action, email = '', ...rest]) {
    const chosen = actions[action ?? ''];
    if (!chosen) throw new CommandError(this.usage.map(([form]) => form).join('\n'));
    return chosen(validatedPassword(emailSchema, email, 'E-posta'), rest);
  },
};

type Action = (email: string, rest: readonly string[]) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  add,
  password: changePassword,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
};

async function add(email: string, [name = '', role = '', given]: readonly string[]): Promise<void> {
  if (name.trim() === '') throw new CommandError('Ad boş olamaz.');
  const role_group = roleGroups.find((group) => group === role);
  if (!role_group) throw new CommandError(`Böyle bir rol yok. Roller: ${roleGroups.join(', ')}`);
  await withServices(async (services) => {
    if ((await accountId(services.db, email)) !== undefined)
      throw new CommandError('Bu e-posta ile bir kullanıcı zaten var.');
    const password = await passwordFrom(services, email, given);
    const password_hash = await hashPassword(password);
    await services.db.transaction().execute(async (trx) => {
      const id = await insertUser(trx, { name, email, role_group, password_hash });
      await recordAction(trx, 'create', email, id);
    });
    printResult(`${email} eklendi (${roleGroupLabels[role_group]}).`, password, given);
  });
}

async function changePassword(email: string, [given]: readonly string[]): Promise<void> {
  await withServices(async (services) => {
    const password = await passwordFrom(services, email, given);
    await replacePassword(services, email, { hash: await hashPassword(password), mustChange: false });
    printResult('Şifre değiştirildi.', password, given);
  });
}

/** Resets the password of a user who cannot sign in any more and cannot ask another user. */
async function resetPassword(email: string): Promise<void> {
  await withServices(async (services) => {
    const password = generatePassword();
    await replacePassword(services, email, { hash: await hashPassword(password), mustChange: true });
    printResult('Tek kullanımlık şifre oluşturuldu; ilk girişte değiştirilmesi istenecek.', password, undefined);
  });
}

/** Resets the second factor. Whether one is required stays unchanged; if it is, the next sign-in includes its setup. */
async function resetSecondFactor(email: string): Promise<void> {
  await withServices(async ({ db }) => {
    await db.transaction().execute(async (trx) => {
      const id = await accountId(trx, email);
      if (id === undefined) throw userNotFound();
      await clearSecondFactor(trx, id);
      await deleteSessionsOf(trx, id);
      await recordAction(trx, 'second-factor', email, id);
    });
    console.log('İki adımlı giriş sıfırlandı; kullanıcı yalnızca şifresiyle giriş yapabilir.');
    console.log('Bu kullanıcı için zorunluysa ilk girişte yeniden kurulması istenecek.');
  });
}

async function replacePassword(
  { db }: Pick<Services, 'db'>,
  email: string,
  password: { hash: string; mustChange: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await accountId(trx, email);
    if (id === undefined) throw userNotFound();
    await savePassword(trx, id, password);
    await deleteSessionsOf(trx, id);
    await recordAction(trx, 'reset-password', email, id);
  });
}

function userNotFound(): CommandError {
  return new CommandError('Bu e-posta ile bir kullanıcı yok.');
}

/** Records the action in the audit log without an actor, because running a command requires access to the machine. */
function recordAction(trx: Db, operation: SecurityEvent['operation'], email: string, entityId: number): Promise<void> {
  const event = { operation, result: 'done', actor: null, title: email, entity: 'user', entityId } as const;
  return recordEvent(trx, commandLine, event);
}

async function passwordFrom(
  services: Pick<Services, 'config' | 'db'>,
  email: string,
  given: string | undefined,
): Promise<string> {
  if (given === undefined) return generatePassword();
  const objection = await passwordProblem(services, email, given);
  if (objection !== null) throw new CommandError(`Şifre: ${objection}`);
  return given;
}

function validatedPassword(schema: Schema<string>, value: string, label: string): string {
  const result = validate(schema, value);
  if (result.errors) throw new CommandError(`${label}: ${Object.values(result.errors)[0] ?? ''}`);
  return result.value;
}

/** Prints the result. A generated password is shown once and never stored. */
function printResult(text: string, password: string, given: string | undefined): void {
  console.log(text);
  if (given === undefined) console.log(`Şifre: ${password}`);
}
