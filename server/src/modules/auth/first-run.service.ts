import type { SignInResponse } from '@vitrin/shared-contracts/auth';
import type { SiteSetUpInput } from '@vitrin/shared-contracts/first-run';
import { write } from '../../content/write.ts';
import { findUnclaimedAccount } from '../../platform/auth/first-user.ts';
import { newPasswordHash } from '../../platform/auth/new-passwords.ts';
import { deleteSessionsOf } from '../../platform/auth/sessions.repository.ts';
import { claimAccount, lockAccount, normalizeEmail, type Account } from '../../platform/auth/users.repository.ts';
import { recordEvent } from '../../platform/audit/security-events.repository.ts';
import { readContentChanges } from '../../platform/database/content-version.ts';
import { helpersOf } from '../../platform/database/helpers.ts';
import type { Db } from '../../platform/database/tables.ts';
import { Conflict } from '../../platform/errors.ts';
import { brandingWrite, firstBranding } from '../branding/branding.service.ts';
import { deleteCompanyFacts } from '../company-facts/company-facts.service.ts';
import { closeUntilNotice } from '../public-forms/closed-forms.service.ts';
import { makeStartingSite } from '../starting-site/starting-site.service.ts';
import { afterSecondStep, type LoginFlow } from './login-flow.ts';
import { requireSetupCode } from './setup-code.ts';
import type { SignInClient } from './sign-in-client.ts';

/** Returns the account that the first user takes over; throws 409 once the site is set up. */
export async function requireUnclaimedAccount(db: Db): Promise<Account> {
  const account = await findUnclaimedAccount(db);
  if (!account) throw alreadySetUp();
  return account;
}

function alreadySetUp(): Conflict {
  return new Conflict(
    'already-set-up',
    'Bu site kurulmuş; girdikleriniz kaydedilmedi ve hiçbir şeyin üzerine yazılmadı. Kurulumu siz bitirdiyseniz ' +
      'belirlediğiniz e-posta ve şifreyle giriş yapın, bitirmediyseniz sitenin yöneticisine başvurun.',
  );
}

/** Returns the account if the client may set up the site: on this machine, or with the setup code. */
export async function requireSetupAccess(flow: LoginFlow, client: SignInClient, code: string): Promise<Account> {
  const account = await requireUnclaimedAccount(flow.services.db);
  if (!client.isLocal) await requireSetupCode(flow, client, account, code);
  return account;
}

/**
 * Sets up the site in one transaction: the branding, the starting site, and the first user, who takes over the generated account.
 * Then signs in. Throws 409 if someone else was first.
 */
export async function setUpSite(
  flow: LoginFlow,
  client: SignInClient,
  account: Account,
  input: SiteSetUpInput,
): Promise<SignInResponse> {
  const { services } = flow;
  const saveBranding = firstBranding(services, input);
  const email = normalizeEmail(input.email);
  const companyNames = [input.companyName];
  const password_hash = await newPasswordHash(services, { ...account, email, companyNames }, input.new_password);
  const person = { name: input.name, email, password_hash };
  const { id: requestId, ip: address } = client.source;
  const context = { actor: { id: account.id, name: input.name }, requestId, address, idempotencyKey: null };
  await write(services, context, brandingWrite, async (trx, stamp) => {
    await helpersOf(trx).lock(trx, 'first-user');
    const unclaimed = await requireUnclaimedAccount(trx);
    // A sign-in with the printed password may be setting its own one at the same moment.
    if (!(await lockAccount(trx, unclaimed))) throw alreadySetUp();
    await claim(trx, client, unclaimed, person);
    // The notice and the facts of the demo content are those of an invented company.
    await closeUntilNotice(trx, stamp);
    await deleteCompanyFacts(trx);
    await makeStartingSite({ services, trx, context, stamp }, input);
    return saveBranding(trx, stamp);
  });
  await readContentChanges(services.db, services.contentVersion);
  return afterSecondStep(flow, client, { ...account, ...person, must_change_password: 0 });
}

type Person = Pick<Account, 'name' | 'email' | 'password_hash'>;

async function claim(trx: Db, { source }: SignInClient, { id }: Account, person: Person): Promise<void> {
  await claimAccount(trx, id, person);
  // A sign-in with the printed password may wait for its new password.
  await deleteSessionsOf(trx, id);
  await recordEvent(trx, source, {
    operation: 'update',
    result: 'done',
    actor: { id, name: person.name },
    title: person.email,
    entity: 'user',
    entityId: id,
    fields: ['name', 'email', 'password'],
  });
}
