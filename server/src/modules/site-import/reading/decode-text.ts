import type { Readable } from 'node:stream';

const START_LENGTH = 200;
const DEFAULT_ENCODING = 'utf-8';

/** Decodes a file chunk by chunk: by its byte order mark, else by the encoding that an XML file declares, else as UTF-8. */
export async function* decodeText(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let start = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (decoder) yield decoder.decode(chunk, { stream: true });
    else {
      start = Buffer.concat([start, chunk]);
      if (start.length < START_LENGTH) continue;
      decoder = decoderOf(start);
      yield decoder.decode(start, { stream: true });
    }
  }
  yield decoder ? decoder.decode() : decoderOf(start).decode(start);
}

function decoderOf(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be');
  const declared = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(start.toString('latin1', 0, START_LENGTH))?.[1];
  try {
    return new TextDecoder(declared ?? DEFAULT_ENCODING);
  } catch {
    // An encoding that does not exist: exports of WordPress are UTF-8 whatever they say.
    return new TextDecoder(DEFAULT_ENCODING);
  }
}
