import type { FastifyRequest } from 'fastify';
import { staffCookie } from './staff-cookies.ts';
import { signIn, type Staff } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { randomToken } from './secrets.ts';
import { authenticateRequest } from './sessions.ts';

const MUTATIONS = 10_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

let test: TestApp;
let staff: Staff;
beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test);
});
afterAll(() => test.close());

/** Returns a seeded random number generator, so that an accepted mutation can be reproduced. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Mutation = (text: string, below: (most: number) => number) => string;

function changed(text: string, below: (most: number) => number): string {
  const place = below(text.length);
  const other = LETTERS.replace(text[place] ?? '', '')[below(LETTERS.length - 1)] ?? '';
  return text.slice(0, place) + other + text.slice(place + 1);
}

const mutations: readonly Mutation[] = [
  changed,
  (text, below) => changed(changed(text, below), below),
  // The last letter holds two bits that decoding drops.
  (text, below) => text.slice(0, -1) + changed(text.slice(-1), below),
  (text, below) => text.slice(0, below(text.length)),
  (text, below) => text.slice(1 + below(text.length - 1)),
  (text, below) => text + (LETTERS[below(LETTERS.length)] ?? ''),
  (text, below) => `${text}${'='.repeat(1 + below(2))}`,
  (text, below) => `${text.slice(0, 20)}${[' ', '\t', '%00', '\0', ','][below(5)]}${text.slice(20)}`,
  (text, below) => text.slice(1 + below(text.length - 1)) + text.slice(0, 1 + below(text.length - 1)),
  (text) => text.split('').toReversed().join(''),
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => `${text} ${text}`,
  () => randomToken(),
];

const partsOf = ({ headers }: Staff) => ({
  token: headers.authorization?.replace('Bearer ', '') ?? '',
  bindingCookie: headers.cookie?.split('=')[1] ?? '',
});

function call(token: string, bindingCookie: string) {
  const request = {
    headers: { authorization: `Bearer ${token}` },
    cookies: { [staffCookie('companion', test.services.config).name]: bindingCookie },
  };
  return authenticateRequest(test.services, request as unknown as FastifyRequest);
}

it('rejects ten thousand mutated tokens and cookies', async () => {
  const { token, bindingCookie } = partsOf(staff);
  const below = seededRandom(20_261_121);
  const accepted: string[] = [];
  let tried = 0;
  while (tried < MUTATIONS) {
    const mutate = mutations[tried % mutations.length] ?? changed;
    const isToken = below(2) === 0;
    const mutated = mutate(isToken ? token : bindingCookie, below);
    if (mutated === (isToken ? token : bindingCookie)) continue;
    tried += 1;
    const session = isToken ? await call(mutated, bindingCookie) : await call(token, mutated);
    if (session) accepted.push(mutated);
  }
  process.stdout.write(`mutated tokens: ${tried} tried, ${accepted.length} accepted\n`);
  expect(accepted).toEqual([]);
  expect(await call(token, bindingCookie)).toMatchObject({ user: { id: staff.userId } });
}, 60_000);

it('rejects a token with the cookie of another user', async () => {
  const other = partsOf(await signIn(test));
  const own = partsOf(staff);
  expect(await call(own.token, other.bindingCookie)).toBeNull();
  expect(await call(other.token, own.bindingCookie)).toBeNull();
});
