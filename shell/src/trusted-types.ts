import { vitrinGlobal } from './globals.ts';

interface DefaultRules {
  createHTML(markup: string): string;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: DefaultRules): unknown;
}

type Clean = (markup: string) => string;

let clean: Clean | null = null;

/**
 * Creates the only `default` policy: text passes, markup is sanitized once the sanitizer is loaded and rejected before,
 * script and script addresses are always rejected (product §12). Remotes never create it.
 */
export function createDefaultPolicy(): void {
  vitrinGlobal().loadCleaner = loadCleaner;
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', { createHTML: cleanMarkup });
}

function cleanMarkup(markup: string): string {
  if (!markup.includes('<')) return markup;
  if (!clean) throw new TypeError('Markup was written before the cleaner was loaded');
  return clean(markup);
}

async function loadCleaner(): Promise<void> {
  if (clean) return;
  const { default: purify } = await import('dompurify');
  clean = (markup) => purify.sanitize(markup, { ADD_ATTR: ['target'] });
}
