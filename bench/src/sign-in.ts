import { rmSync } from 'node:fs';
import { median, printFigures } from './figures.ts';
import { residentMegabytes } from './processes.ts';
import { credentials, startSite, type Site } from './site.ts';
import { staffOf, visitorOf, type Answer, type Visitor } from './visitor.ts';

const SIGN_IN = '/giris-yap';
const WRONG = 'yanlis-sifre-1';
const PEOPLE = 100;
/** Failed attempts per address and e-mail whose password is checked; the next attempt is rejected with 429. */
const CHECKED_FAILURES = 5;
const GUESSES = 10_000;
const AT_ONCE = 20;
/** Number of sign-ins by the owner of the attacked account, in a separate browser, during the guesses. */
const OWNERS_SIGN_INS = 100;

/**
 * Measures what sign-in reveals to an anonymous client and how many guesses get through, on a separate site that trusts
 * proxy addresses.
 */
export async function measureSignIn(plain: Site): Promise<void> {
  const site = await startSite(undefined, { TRUST_PROXY: '127.0.0.1,::1', DEMO_CONTENT: '0' });
  try {
    await measureAccountEnumeration(site);
    await measureGuessing(site, plain);
  } finally {
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
}

/** Alternates known and unknown e-mails, each from its own address, so that no throttle applies. */
async function measureAccountEnumeration({ address }: Site): Promise<void> {
  const known = await addPeople(address);
  const unknown = known.map((email) => email.replace('kisi', 'kimse'));
  const [toKnown, toUnknown]: [Answer[], Answer[]] = [[], []];
  for (let turn = 0; turn < CHECKED_FAILURES; turn += 1) {
    for (let person = 0; person < PEOPLE; person += 1) {
      const pair = [
        async () => toKnown.push(await failure(address, `10.1.${person}.1`, known[person] ?? '')),
        async () => toUnknown.push(await failure(address, `10.2.${person}.1`, unknown[person] ?? '')),
      ];
      for (const ask of turn % 2 === 0 ? pair : pair.toReversed()) await ask();
    }
  }
  const answers = new Set([...toKnown, ...toUnknown].map(({ status, body }) => `${status} ${body}`));
  const [forKnown, forUnknown] = [toKnown, toUnknown].map((received) => median(received.map(({ ms }) => ms)));
  printFigures(`Sign-in: ${toKnown.length} known and ${toUnknown.length} unknown e-mails with a wrong password`, [
    { what: 'different responses', value: answers.size, unit: '', budget: 1 },
    { what: 'median for known e-mails', value: forKnown ?? NaN, unit: 'ms' },
    { what: 'median for unknown e-mails', value: forUnknown ?? NaN, unit: 'ms' },
    {
      what: 'difference of the medians',
      value: Math.abs((forKnown ?? NaN) - (forUnknown ?? NaN)),
      unit: 'ms',
      budget: 3,
    },
  ]);
}

async function addPeople(address: string): Promise<string[]> {
  const administrator = await staffOf(address);
  const emails = Array.from({ length: PEOPLE }, (_, person) => `kisi${person}@olcum.example`);
  for (const [person, email] of emails.entries()) {
    const form_data = { name: `Kişi ${person}`, email, role_group: 'editor' };
    const { status } = await administrator.post('/api/admin/users', { form_data });
    if (status !== 200) throw new Error(`A user could not be added: ${status}`);
  }
  return emails;
}

async function failure(address: string, from: string, email: string): Promise<Answer> {
  const visitor = visitorOf(address, from);
  await visitor.open(SIGN_IN);
  return visitor.logIn(email, WRONG);
}

async function measureGuessing(site: Site, plain: Site): Promise<void> {
  const owner = visitorOf(site.address, '203.0.113.9');
  await signInAgain(owner);
  const before = residentMegabytes(site.process.pid ?? 0);
  const fromOne = await countPasswordChecks(site, 'bir.hedef@olcum.example', () => '198.51.100.1');
  const owners: Answer[] = [];
  const [fromMany] = await Promise.all([
    countPasswordChecks(
      site,
      credentials.email,
      (number) => `10.${100 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    ),
    signInOften(owner, owners),
  ]);
  const grown = residentMegabytes(site.process.pid ?? 0) - before;
  const inventedEmails = await countPasswordChecks(plain, 'uydurma@olcum.example', (number) => `10.9.${number}.1`, 40);
  printFigures(`Sign-in: ${GUESSES} guesses at one account, ${AT_ONCE} concurrently`, [
    { what: 'password hash checks per hour, from one address', value: fromOne, unit: '', budget: 50 },
    { what: 'password hash checks per hour, one address per guess', value: fromMany, unit: '', budget: 50 },
    {
      what: 'password hash checks in 40 attempts with forged addresses, no proxy',
      value: inventedEmails,
      unit: '',
      budget: CHECKED_FAILURES,
    },
    {
      what: `successful sign-ins of the account owner meanwhile, of ${OWNERS_SIGN_INS}`,
      value: owners.filter(({ status, body }) => status === 200 && /"token":"/.test(body)).length,
      unit: '',
      budget: OWNERS_SIGN_INS,
      atLeast: true,
    },
    { what: 'slowest sign-in of the owner', value: Math.max(...owners.map(({ ms }) => ms)), unit: 'ms', budget: 2_000 },
    { what: 'memory growth after the guesses', value: grown, unit: 'MB', budget: 150 },
  ]);
}

/** Returns how many guesses reached the password check; all others are rejected with 429. */
async function countPasswordChecks(
  { address }: Site,
  email: string,
  from: (number: number) => string,
  guesses = GUESSES,
): Promise<number> {
  const page = visitorOf(address);
  await page.open(SIGN_IN);
  let [next, checks] = [0, 0];
  const worker = async () => {
    while (next < guesses) {
      const number = (next += 1);
      const { status } = await page.post(
        '/api/auth/login',
        { email, password: `${WRONG}${number}` },
        { 'x-forwarded-for': from(number) },
      );
      if (status === 422) checks += 1;
      else if (status !== 429) throw new Error(`A guess returned ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return checks;
}

async function signInOften(owner: Visitor, answers: Answer[]): Promise<void> {
  while (answers.length < OWNERS_SIGN_INS) answers.push(await signInAgain(owner));
}

async function signInAgain(owner: Visitor): Promise<Answer> {
  await owner.open(SIGN_IN);
  return owner.logIn(credentials.email, credentials.password);
}
