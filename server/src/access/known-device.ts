import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames } from 'shared-contracts/storage';
import { isToken, keyedHash, randomToken, sameText } from './secrets.ts';

const DAYS = 180;
const DAY_MS = 86_400_000;
/** People who share a browser. */
const MOST_PEOPLE = 5;

type Secret = { secret: string };

/** What the cookie says: a name for the browser, and for each person who signed in with it until when, signed. */
interface Device {
  id: string;
  signs: string[];
}

/** The name of a browser that this person has signed in with before, or null: strangers cannot use up its attempts. */
export function knownDevice(request: FastifyRequest, config: Secret, email: string): string | null {
  const device = deviceOf(request);
  return device && device.signs.some((sign) => isSignOf(config, device.id, email, sign)) ? device.id : null;
}

/** Remembers the browser for 180 days from the last sign-in. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, config: Secret, email: string): void {
  const { id, signs } = deviceOf(request) ?? { id: randomToken(), signs: [] };
  const others = signs.filter((sign) => !isSignOf(config, id, email, sign)).slice(0, MOST_PEOPLE - 1);
  const until = Date.now() + DAYS * DAY_MS;
  const mine = `${until}~${signature(config, id, email, until)}`;
  void reply.setCookie(cookieNames.device, [id, mine, ...others].join('.'), {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
    maxAge: (DAYS * DAY_MS) / 1000,
  });
}

function deviceOf(request: FastifyRequest): Device | null {
  const [id, ...signs] = (request.cookies[cookieNames.device] ?? '').split('.');
  return isToken(id)
    ? { id, signs: signs.filter((sign) => /^\d{13}~[\w-]{43}$/.test(sign)).slice(0, MOST_PEOPLE) }
    : null;
}

function isSignOf(config: Secret, id: string, email: string, sign: string): boolean {
  const [until = '', signed = ''] = sign.split('~');
  return Number(until) > Date.now() && sameText(signed, signature(config, id, email, Number(until)));
}

function signature({ secret }: Secret, id: string, email: string, until: number): string {
  return keyedHash(secret, 'device', `${id}\n${until}\n${email}`);
}
