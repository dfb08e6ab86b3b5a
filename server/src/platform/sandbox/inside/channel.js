import process from 'node:process';

/**
 * Opens a channel of one JSON text per line: stdin for input, stdout for output. Must be opened before the release
 * runs.
 * @param {(message: any) => void} onMessage
 * @returns {{ send: (message: object) => void, exit: () => void }}
 */
export function openChannel(onMessage) {
  const { stdin, stdout } = process;
  // The function behind `process.exit`, which `confine` removes later.
  const { reallyExit } = /** @type {NodeJS.Process & { reallyExit: (code: number) => never }} */ (process);
  let rest = '';
  stdin.setEncoding('utf8');
  stdin.on('data', (chunk) => {
    // The text before a line break is split only once: a message with all scripts of a release comes in many chunks.
    const [continuation = '', ...starts] = String(chunk).split('\n');
    rest += continuation;
    for (const start of starts) {
      onMessage(JSON.parse(rest));
      rest = start;
    }
  });
  stdin.on('end', () => reallyExit(0));
  return {
    send: (message) => void stdout.write(`${JSON.stringify(message)}\n`),
    exit: () => reallyExit(1),
  };
}
