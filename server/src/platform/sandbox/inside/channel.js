import process from 'node:process';

/**
 * One JSON text a line, in by the standard input, out by the standard output. Taken before the release runs.
 * @param {(message: any) => void} onMessage
 * @returns {{ send: (message: object) => void, exit: () => void }}
 */
export function openChannel(onMessage) {
  const { stdin, stdout } = process;
  // What `process.exit` calls, which is gone by then.
  const { reallyExit } = /** @type {NodeJS.Process & { reallyExit: (code: number) => never }} */ (process);
  let rest = '';
  stdin.setEncoding('utf8');
  stdin.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onMessage(JSON.parse(line));
  });
  stdin.on('end', () => reallyExit(0));
  return {
    send: (message) => void stdout.write(`${JSON.stringify(message)}\n`),
    exit: () => reallyExit(1),
  };
}
