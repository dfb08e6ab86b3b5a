import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken, keyedHash, randomToken, equalsConstantTime } from './secrets.ts';
import { staffCookie, type CookieConfig } from './staff-cookies.ts';

const DAYS = 180;
const DAY_MS = 86_400_000;
/** Maximum number of users remembered per browser. */
const MAX_USERS = 5;

type Known = CookieConfig & { secret: string };

/** Content of the cookie: an id of the browser, and for each user who signed in with it a signed expiry. */
interface Device {
  id: string;
  signedExpiries: string[];
}

/**
 * Returns the id of a browser that this user has signed in with before, or null. An attacker cannot use up its
 * attempts.
 */
export function knownDevice(request: FastifyRequest, config: Known, email: string): string | null {
  const device = deviceOf(request, config);
  return device && device.signedExpiries.some((sign) => isSignedExpiryOf(config, device.id, email, sign))
    ? device.id
    : null;
}

/** Remembers the browser for 180 days from the last sign-in. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, config: Known, email: string): void {
  const { id, signedExpiries } = deviceOf(request, config) ?? { id: randomToken(), signedExpiries: [] };
  const others = signedExpiries.filter((sign) => !isSignedExpiryOf(config, id, email, sign)).slice(0, MAX_USERS - 1);
  const until = Date.now() + DAYS * DAY_MS;
  const mine = `${until}~${signature(config, id, email, until)}`;
  const { name, secure } = staffCookie('device', config);
  void reply.setCookie(name, [id, mine, ...others].join('.'), {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    maxAge: (DAYS * DAY_MS) / 1000,
  });
}

function deviceOf(request: FastifyRequest, config: CookieConfig): Device | null {
  const [id, ...signedExpiries] = (request.cookies[staffCookie('device', config).name] ?? '').split('.');
  return isToken(id)
    ? { id, signedExpiries: signedExpiries.filter((sign) => /^\d{13}~[\w-]{43}$/.test(sign)).slice(0, MAX_USERS) }
    : null;
}

function isSignedExpiryOf(config: Known, id: string, email: string, sign: string): boolean {
  const [until = '', signed = ''] = sign.split('~');
  return Number(until) > Date.now() && equalsConstantTime(signed, signature(config, id, email, Number(until)));
}

function signature({ secret }: Known, id: string, email: string, until: number): string {
  return keyedHash(secret, 'device', `${id}\n${until}\n${email}`);
}
