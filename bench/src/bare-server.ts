import { randomBytes } from 'node:crypto';
import fastify from 'fastify';

/**
 * Baseline of the load measurement: the bare framework without our code, which serves a fixed number of bytes from
 * memory.
 */
const [port, bytes] = process.argv.slice(2).map(Number);
const body = randomBytes(bytes ?? 0);
const app = fastify();
app.get('/*', (_request, reply) => reply.header('Content-Type', 'text/html; charset=utf-8').send(body));
await app.listen({ port: port ?? 0, host: '127.0.0.1' });
console.log('ready');
