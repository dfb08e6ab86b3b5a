import { limits } from '../rules/limits.ts';
import { invalid } from '../texts/invalid.ts';
import { defineRecord } from './define-record.ts';
import { field } from './field.ts';

/** A permanent redirect of an old address. */
export const redirectDefinition = defineRecord({
  entity: 'redirect',
  noun: 'yönlendirme',
  rights: { read: 'redirects.read', write: 'redirects.write' },
  shared: {
    source: field.code({
      label: 'Eski adres',
      required: true,
      length: limits.address,
      pattern: { matches: /^\/(?!\/)[^#\s\\]*$/, message: invalid.path },
    }),
    target: field.address({ label: 'Yeni adres', required: true }),
  },
  translated: {},
});
