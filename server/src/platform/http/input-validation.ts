import type { FastifyInstance } from 'fastify';
import { assertClean } from './clean-text.ts';
import { problems } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Entries that a body may have; by default as many as anyone may send. */
    keys?: number;
  }
}

/** Rejects invalid input before any handler runs. */
export function validateInput(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (/%00/.test(request.url)) throw problems.malformed('Adres geçersiz karakterler içeriyor.');
    assertClean(request.query);
    assertClean(request.params);
    if (request.url.startsWith('/api/') && hasRepeatedKey(request.query))
      throw problems.malformed('Bir adres parametresi birden çok kez verilmiş.');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    assertClean(request.body, request.routeOptions.config.keys);
    done();
  });
}

function hasRepeatedKey(query: unknown): boolean {
  return typeof query === 'object' && query !== null && Object.values(query).some(Array.isArray);
}
