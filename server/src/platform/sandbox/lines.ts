import type { Readable } from 'node:stream';
import { parse } from 'secure-json-parse';

/** Maximum message length; a page with its data is about a tenth of it. */
const LONGEST_LINE = 8 * 1_048_576;

export interface LineHandlers {
  onMessage: (message: unknown) => void;
  /** Called once; nothing is read after it. */
  onFault: (fault: string) => void;
}

/**
 * Reads one JSON text per line from an untrusted process. Never keeps more than the longest allowed message in memory.
 */
export function readLines(stream: Readable, { onMessage, onFault }: LineHandlers): void {
  let rest: string[] = [];
  let length = 0;
  const fail = (fault: string) => {
    stream.off('data', read);
    stream.destroy();
    onFault(fault);
  };
  const read = (chunk: string) => {
    const [first = '', ...others] = chunk.split('\n');
    rest.push(first);
    length += first.length;
    if (length > LONGEST_LINE) return fail('Bir ileti çok uzun.');
    for (const next of others) {
      const message = parsed(rest.join(''));
      if (message === undefined) return fail('Bir ileti geçerli JSON değil.');
      onMessage(message);
      rest = [next];
      length = next.length;
    }
  };
  stream.setEncoding('utf8');
  stream.on('data', read);
}

/** Parses a message and removes keys that could change a prototype. Undefined: invalid JSON. */
function parsed(line: string): unknown {
  try {
    return parse(line, { protoAction: 'remove', constructorAction: 'ignore' }) as unknown;
  } catch {
    return undefined;
  }
}
