import { createLog } from './log.ts';
import { errorText, loggedError } from './logged-error.ts';

/** Properties that drivers and Node set on their errors. */
const errors: [name: string, error: Error][] = [
  [
    'PostgreSQL',
    Object.assign(new Error('invalid input syntax for type integer: "ayse@ornek.example"'), {
      code: '22P02',
      severity: 'ERROR',
      detail: 'Key (email)=(ayse@ornek.example) already exists.',
      where: 'unnamed portal parameter $1 = ayse@ornek.example',
      constraint: 'users_email',
      table: 'users',
    }),
  ],
  ['a parser', tryIt(() => JSON.parse('ayse@ornek.example'))],
  ['an address', tryIt(() => new URL('//ayse@ornek.example:x'))],
  [
    'a mail server',
    new Error('outer', { cause: Object.assign(new Error('x'), { rejected: ['ayse@ornek.example'], severity: '' }) }),
  ],
];

function tryIt(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

test.each(errors)('an error of %s is logged without user input', (_name, error) => {
  expect(JSON.stringify(loggedError(error))).not.toContain('ayse');
  expect(errorText(error)).not.toContain('ayse');
});

test('the log keeps what helps to find the cause', () => {
  const [[, postgres] = ['', new Error('none')]] = errors;
  expect(loggedError(postgres)).toMatchObject({ code: '22P02', constraint: 'users_email', table: 'users' });
  const plain = loggedError(new TypeError('x is not a function', { cause: new Error('before') }));
  expect(plain).toMatchObject({ type: 'TypeError', message: 'x is not a function', cause: { message: 'before' } });
  expect(plain.stack).toContain('logged-error.test.ts');
});

test('the log does not use the message of an error as its own message', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  for (const [, error] of errors) {
    log.error(error);
    log.error({ err: error }, 'told');
  }
  expect(lines).toHaveLength(2 * errors.length);
  expect(lines.join('')).not.toContain('ayse');
});
