import { File } from 'node:buffer';
import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * What jsdom lacks or keeps in a realm of its own. Signal, controller and request must come from the same realm,
 * else the router's own `new Request(url, { signal })` refuses the signal.
 */
const lent = {
  AbortController,
  AbortSignal,
  // What a form carries; its contents are read by the platform's request.
  File,
  Headers,
  ReadableStream,
  Response,
  structuredClone,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
};

/** jsdom with the platform's own network types. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { FormData: ofDocument, location } = this.global;
    Object.assign(this.global, lent, resolvingAgainst(location), { FormData: readingForms(ofDocument) });
  }
}

/** A page may name addresses of its own origin by their path. */
function resolvingAgainst(location: Location) {
  const absolute = (input: RequestInfo | URL) => (typeof input === 'string' ? new URL(input, location.href) : input);
  return {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(absolute(input), init),
    Request: class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absolute(input), init);
      }
    },
  };
}

/** The platform's FormData, which requests accept, able to read a form of the document as jsdom's does. */
function readingForms(OfDocument: typeof FormData): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new OfDocument(form, submitter)) this.append(name, value as string);
    }
  };
}
