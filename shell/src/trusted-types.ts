import { vitrinGlobal } from './globals.ts';

interface DefaultRules {
  createHTML(markup: string): string;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: DefaultRules): unknown;
}

type Clean = (markup: string) => string;

let sanitizer: Clean | null = null;

/**
 * Creates the only `default` policy: text passes, markup is sanitized once the sanitizer is loaded and rejected before,
 * script and script addresses are always rejected (product §12). Remotes never create it.
 */
export function createDefaultPolicy(): void {
  vitrinGlobal().loadCleaner = loadCleaner;
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', { createHTML: sanitizeMarkup });
}

function sanitizeMarkup(markup: string): string {
  if (!markup.includes('<')) return markup;
  if (!sanitizer) throw new TypeError('Markup was assigned before the sanitizer was loaded');
  return sanitizer(markup);
}

async function loadCleaner(): Promise<void> {
  if (sanitizer) return;
  const { default: purify } = await import(/* webpackChunkName: "sanitizer" */ 'dompurify');
  sanitizer = (markup) => purify.sanitize(markup, { ADD_ATTR: ['target'] });
}
