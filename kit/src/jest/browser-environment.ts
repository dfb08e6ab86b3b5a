import { File } from 'node:buffer';
import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * Globals that jsdom lacks or has in a separate realm. Signal, controller and request must come from the same realm,
 * otherwise the router's `new Request(url, { signal })` rejects the signal.
 */
const exposedGlobals = {
  AbortController,
  AbortSignal,
  // Form values are files of this class; the platform's request reads their content.
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

/** A jsdom environment with the network classes of Node.js. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { FormData: ofDocument, location } = this.global;
    Object.assign(this.global, exposedGlobals, resolvingAgainst(location), { FormData: readingForms(ofDocument) });
  }
}

/** Resolves relative URLs against the page's location, as a browser does. */
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

/** Returns a FormData class that platform requests accept and that can read a form element as jsdom's class does. */
function readingForms(OfDocument: typeof FormData): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new OfDocument(form, submitter)) this.append(name, value as string);
    }
  };
}
