import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { sendProblem } from './errors.ts';
import { problems } from './problem.ts';

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/**
 * Answers unknown URLs with 404 and a wrong method on a known URL with 405, both as envelopes. Register before the
 * routes.
 */
export function handleUnknownUrls(app: FastifyInstance): void {
  const known = new Map<string, Known>();
  app.addHook('onRoute', (route) => addRoute(known, route));
  const handler = (request: FastifyRequest, reply: FastifyReply) => answerUnknown(known, request, reply);
  app.setNotFoundHandler(handler);
  // Registered before the catch-all of the documents, which would respond with a page.
  app.all('/api/*', handler);
}

async function answerUnknown(
  known: ReadonlyMap<string, Known>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = [...known.values()]
    .filter(({ pattern }) => pattern.test(path))
    .flatMap((route) => [...route.methods]);
  const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
  await sendProblem(reply, isWrongMethod ? problems.method([...new Set(methods)]) : problems.noAddress());
}

function addRoute(known: Map<string, Known>, { url, method }: RouteOptions): void {
  if (url === '/api/*') return;
  const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
  known.set(url, entry);
  for (const name of [method].flat()) entry.methods.add(name);
}

function patternOf(url: string): RegExp {
  // The documents handle every path by GET; this must not make URLs below /api known.
  const anything = url === '/*' ? '/(?!api/).*' : url.replace(/\*/g, '.*');
  return new RegExp(`^${anything.replace(/:[^/]+/g, '[^/]+')}$`);
}
