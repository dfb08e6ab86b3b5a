import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentInvitation } from '@vitrin/shared-contracts/invitations';
import { invitationFragment } from '@vitrin/shared-contracts/first-paths';
import { api } from '@vitrin/shared-contracts/paths';
import { outputOf } from '../testing/command-line.ts';
import { createBrowser } from '../testing/browser.ts';
import { createUser, signIn, testPassword } from '../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { openPreviewLink, previewLinks } from '../modules/content-previews/preview-links.service.ts';
import { webhookSecretPurpose } from '../modules/webhooks/webhook-secret.ts';
import { decrypt, encrypt } from '../platform/auth/encryption.ts';
import { enqueueLinkMail, readMailText } from '../modules/mail/link-mail.ts';
import { isGenuine, siteCredential } from '../releases/stored/signatures.ts';
import { authenticatePublisher } from '../modules/releases/publish/publisher.ts';
import { rotateSecretCommand } from '../cli/rotate-secret.command.ts';
import { isPublicCsrfValue, publicCsrfValue } from '../platform/auth/csrf.ts';
import { readFormerSecrets } from '../platform/auth/former-secrets.ts';
import { activateTotp, verifySecondFactorCode } from '../platform/auth/second-factor.ts';
import { keyedHash, randomToken } from '../platform/auth/secrets.ts';
import { newEncryptedSecret, totpSetUp } from '../platform/auth/totp.ts';
import { activeAccountById } from '../platform/auth/users.repository.ts';
import { prepareNewSecret } from '../platform/files/secret-file.ts';
import { rejectForeignInstallation, ownInstallation, registerInstallation } from '../start-up/installation.ts';
import { readInstallation } from '../platform/database/installation.repository.ts';
import { rotateSecret } from './rotate-secret.ts';
import { rotateStoredValues } from './rotate-stored-values.ts';

let test: TestApp;
const first = 'a secret for tests that is long enough';
beforeAll(async () => {
  test = await buildTestApp();
  const { config, db } = test.services;
  writeFileSync(join(config.dataDir, 'secret'), first);
  await registerInstallation(config, db);
});
afterAll(() => test.close());

const secretOf = (name = 'secret') => readFileSync(join(test.services.config.dataDir, name), 'utf8');
const request = (forgets = false) => {
  const { databaseUrl, dataDir } = test.services.config;
  return { settings: { databaseUrl, dataDir, secret: null }, configured: null, forgets };
};

/** Restarts the server: it reads the secret, and those before the rotation. */
async function restart(): Promise<void> {
  const { config, db } = test.services;
  config.secret = secretOf();
  config.formerSecrets = await readFormerSecrets(db, config.secret);
}

const totpText = async (encrypted: string | null) =>
  (await totpSetUp(test.services, 'a@b.example', encrypted ?? '')).secret;

/** Makes a value of every kind that the secret encrypts, signs or hashes; returns how to check each. */
async function makeValues(): Promise<Record<string, () => Promise<boolean>>> {
  const { services } = test;
  const { db, config } = services;
  const userId = await createUser(test, `${randomToken().slice(0, 9)}@vitrin.localhost`);
  const encrypted = newEncryptedSecret(services);
  const plain = await totpText(encrypted);
  const codes = await db
    .transaction()
    .execute((trx) => activateTotp(services, trx, userId, { secret: encrypted, step: 0 }));
  const account = async () => {
    const found = await activeAccountById(db, userId);
    if (!found) throw new Error('Nobody');
    return found;
  };
  const mail = { purpose: 'invitation', recipient: 'a@b.example', subject: 'Davet', text: 'gizli metin' } as const;
  const mailId = await enqueueLinkMail(db, config, mail);
  const { id: webhookId } = await db
    .insertInto('webhooks')
    .values({
      name: 'CRM',
      url: 'https://crm.example/vitrin',
      events: '[]',
      active: 1,
      secret_encrypted: encrypt(config.secret, webhookSecretPurpose, 'whsec_deneme'),
      version: 1,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomToken();
  await db
    .insertInto('publish_tokens')
    .values({
      remote: 'remote_public',
      name: '',
      token_hash: keyedHash(config.secret, 'publish', token),
      public_key: 'key',
      created_at: new Date().toISOString(),
      created_by: '',
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      revoked_at: null,
      last_used_at: null,
    })
    .execute();
  const staff = await signIn(test);
  const person = { name: 'Ece Can', email: `${randomToken().slice(0, 9)}@vitrin.localhost`, role_group: 'editor' };
  const sent = await staff.call({
    method: 'POST',
    url: api.adminInvitations,
    form: { form_data: JSON.stringify(person) },
  });
  const link = (sent.body as { data: SentInvitation }).data.link ?? '';
  const csrf = publicCsrfValue(config);
  const of = { entity: 'article', record: randomToken(), userId: staff.userId };
  await db
    .insertInto('preview_links')
    .values({
      id: randomToken(),
      entity: of.entity,
      record: of.record,
      lang: 'tr',
      title: '',
      values_json: '{}',
      user_id: staff.userId,
      author: '',
      created_at: new Date().toISOString(),
      revoked_at: null,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute();
  const [preview] = await previewLinks(services, of);
  return {
    'authenticator app': async () => (await totpText((await account()).totp_secret)) === plain,
    'recovery code': async () => verifySecondFactorCode(services, await account(), codes.pop() ?? ''),
    mail: async () => {
      const row = db.selectFrom('mails').select(['purpose', 'text']).where('id', '=', mailId);
      return readMailText(config, await row.executeTakeFirstOrThrow()) === mail.text;
    },
    webhook: async () => {
      const row = db.selectFrom('webhooks').select('secret_encrypted').where('id', '=', webhookId);
      const { secret_encrypted } = await row.executeTakeFirstOrThrow();
      return decrypt(config.secret, webhookSecretPurpose, secret_encrypted) === 'whsec_deneme';
    },
    'publish token': async () => {
      const headers = { authorization: `Bearer ${token}` };
      return authenticatePublisher(services, { headers } as never, 'remote_public').then(
        () => true,
        (error: Error) => error.message.includes('adında bir birim yok'),
      );
    },
    invitation: async () => {
      const details = { token: link.split(invitationFragment)[1] ?? '' };
      return (await createBrowser(test).step(api.invitationDetails, details)).status === 200;
    },
    'preview link': async () =>
      (await openPreviewLink(services, preview?.path.split('/').at(-1) ?? '')).state === 'valid',
    'open public page': async () => isPublicCsrfValue(config, csrf),
  };
}

async function validValues(values: Record<string, () => Promise<boolean>>): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(values).map(async ([name, check]) => ((await check()) ? [name] : [])),
  );
  return checked.flat();
}

it('every kind of value stays valid, sessions end, and the site’s own releases are signed again', async () => {
  const { services } = test;
  const values = await makeValues();
  const staff = await signIn(test);
  const email = `${randomToken().slice(0, 9)}@vitrin.localhost`;
  await createUser(test, email);
  const text = '{"unit":"shell"}';
  const before = await siteCredential(first);
  const descriptor = JSON.parse(text) as never;
  await services.db
    .insertInto('releases')
    .values({
      unit: 'shell',
      id: 'abc',
      descriptor: text,
      signature: await before.sign(text),
      signed_by: before.publicKey,
      created_at: new Date().toISOString(),
      published_by: '',
    })
    .execute();
  expect(await rotateSecret(request())).toMatchObject({ totpSecrets: 1, mails: 1, webhooks: 1, releases: 1 });
  expect(secretOf()).not.toBe(first);
  await restart();
  expect(await validValues(values)).toEqual(Object.keys(values));
  expect((await staff.call({ url: api.status })).status).toBe(401);
  const release = await services.db.selectFrom('releases').selectAll().executeTakeFirstOrThrow();
  const signed = { text, descriptor, signature: release.signature, signedBy: release.signed_by };
  expect(await isGenuine(services, signed as never)).toBe(true);
  expect((await createBrowser(test).logIn(email, testPassword)).status).toBe(200);
});

it('a value survives two rotations, and `forget` ends what is stored as a hash', async () => {
  const values = await makeValues();
  await rotateSecret(request());
  await rotateSecret(request());
  await restart();
  expect(await validValues(values)).toEqual(Object.keys(values));
  await rotateSecret(request(true));
  await restart();
  expect(await validValues(values)).toEqual(['authenticator app', 'mail', 'webhook']);
});

describe('an interrupted run', () => {
  it('before the database was changed goes on with the same new secret', async () => {
    const next = prepareNewSecret(test.services.config.dataDir);
    const values = await makeValues();
    expect(await validValues(values)).toEqual(Object.keys(values));
    await rotateSecret(request());
    expect(secretOf()).toBe(next);
    await restart();
    const later = await makeValues();
    expect(await validValues(later)).toEqual(Object.keys(later));
  });

  it('inside the transaction changes nothing', async () => {
    const { db, config } = test.services;
    const [from, to] = [secretOf(), prepareNewSecret(config.dataDir)];
    const values = await makeValues();
    const broken = db.transaction().execute(async (trx) => {
      const nested = { transaction: () => ({ execute: (run: (inner: typeof trx) => unknown) => run(trx) }) };
      await rotateStoredValues(nested as never, { from, to, forgets: false });
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await validValues(values)).toEqual(Object.keys(values));
  });

  it('after the database was changed prevents the start until it is completed', async () => {
    const { db, config } = test.services;
    const values = await makeValues();
    const [from, to] = [secretOf(), prepareNewSecret(config.dataDir)];
    await rotateStoredValues(db, { from, to, forgets: false });
    const { dataDir } = config;
    const own = await ownInstallation({ ...config, secret: null });
    const site = await readInstallation(db);
    expect(() => rejectForeignInstallation(config, site, own)).toThrow('rotate-secret');
    expect(await rotateSecret(request())).toBeNull();
    expect([secretOf(), existsSync(join(dataDir, 'secret.new'))]).toEqual([to, false]);
    await restart();
    expect(await validValues(values)).toEqual(Object.keys(values));
  });
});

it('the command needs a new value for a configured secret, and tells what to do next', async () => {
  const { config } = test.services;
  if (config.databaseUrl !== null) return;
  const environment = { ...process.env };
  Object.assign(process.env, { DATA_DIR: config.dataDir, SECRET: config.secret, LOG_LEVEL: 'silent' });
  try {
    await expect(outputOf(rotateSecretCommand)).rejects.toThrow('NEW_SECRET');
    process.env['NEW_SECRET'] = 'another secret for tests that is long enough';
    expect(await outputOf(rotateSecretCommand)).toMatch(
      /Gizli anahtar değiştirildi\.[\s\S]*SECRET ayarına yeni anahtarı/,
    );
    expect(await outputOf(rotateSecretCommand)).toContain('Yarım kalan anahtar değişimi tamamlandı.');
  } finally {
    process.env = environment;
  }
});
