import { types } from 'node:util';
import { errorCode } from '../error-code.ts';

/** What the log contains about an error. */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** The stack frames, without the message that a stack starts with. */
  stack?: string;
  /** Schema names that a database driver reports. */
  table?: string;
  column?: string;
  constraint?: string;
  syscall?: string;
  cause?: LoggedError;
}

const NAMES = ['table', 'column', 'constraint', 'syscall'] as const;
const MAX_CAUSES = 5;

/**
 * Returns an error without user input: errors of drivers and parsers contain values of rows and parts of the input, in
 * the message and in other properties.
 */
export function loggedError(error: unknown, causes = MAX_CAUSES): LoggedError {
  if (!types.isNativeError(error)) return { type: typeof error, message: 'a value that is not an Error was thrown' };
  const code = errorCode(error);
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    ...(code !== '' && { code }),
    stack: framesOf(error),
    ...namesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** Returns the error as one text for a terminal. */
export function errorText(error: unknown): string {
  const { type, message, code, stack = '', cause } = loggedError(error);
  const reason = cause ? `\n  ${cause.type}: ${cause.message}` : '';
  return `${type}: ${message}${code === undefined ? '' : ` (${code})`}${reason}\n${stack}`;
}

function messageOf(error: Error, code: string): string {
  // PostgreSQL quotes the rejected value in its message.
  if ('severity' in error) return `PostgreSQL rejected a query: ${code}`;
  // A JSON parser quotes the input as well.
  if (error.name === 'SyntaxError' && error.message.includes('JSON')) return 'invalid JSON';
  return error.message;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function namesOf(error: Error): Partial<Record<(typeof NAMES)[number], string>> {
  const given = new Map<string, unknown>(Object.entries(error));
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
