import { createServer } from 'node:net';
import { ConfigError } from '../config/config-schema.ts';
import type { Config } from '../config/config.ts';
import { errorCode } from '../platform/error-code.ts';

type Address = Pick<Config, 'port' | 'host'>;

/** Milliseconds that a server which is shutting down has to release the port. */
const WAIT_MS = 3_000;
const PAUSE_MS = 100;

/** Rejects an address that this machine does not have and a port in use, by listening on it briefly. */
export async function checkListening(address: Address): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (true) {
    const code = await tryListening(address);
    if (code === null) return;
    if (code !== 'EADDRINUSE' || Date.now() > deadline) throw problemOf(code, address);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function tryListening({ port, host }: Address): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}

function problemOf(code: string, { port }: Address): ConfigError {
  if (code === 'EADDRINUSE')
    return new ConfigError('PORT', `${port} numaralı port başka bir program tarafından kullanılıyor.`);
  if (code === 'EACCES') return new ConfigError('PORT', `${port} numaralı portu açmaya izin yok.`);
  return new ConfigError('HOST', 'bu makinenin böyle bir adresi yok.');
}
