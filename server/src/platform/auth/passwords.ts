import { hash, verify } from '@node-rs/argon2';
import { Throttled } from '../errors.ts';
import { createGate, GateFull } from './gate.ts';
import { passwordCost } from './password-cost.ts';

const { memoryCost, timeCost, parallelism } = passwordCost;
/** Matches no password; costs what a real one costs, so that an unknown e-mail is not told by time. */
const NOBODY = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$c2FsdHNhbHRzYWx0c2FsdA$Q2hJ5yvhF0jAvKtqkbrUGeC4a+KxYMZAZmVUu1vDaQ4`;

/** Bounded: otherwise a crowd of sign-ins takes all processor time and memory. */
const strangers = createGate({ running: 2, waiting: 20 });
/** A door of their own for people who are known, so that a crowd of strangers does not keep them out. */
const known = createGate({ running: 1, waiting: 20 });

export function hashPassword(password: string): Promise<string> {
  return bounded(known(() => hash(password, passwordCost)));
}

/** Checks against the stored hash, or against nobody's when there is no such account. Ends with 429 under a crowd. */
export function passwordFits(stored: string | null, password: string, isKnown = false): Promise<boolean> {
  const enter = isKnown ? known : strangers;
  return bounded(enter(async () => (await verify(stored ?? NOBODY, password)) && stored !== null));
}

async function bounded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GateFull ? new Throttled(1) : error;
  }
}
