import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { createServices } from '../../services.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { raiseContentVersion } from './content-version.ts';
import { helpersOf } from './helpers.ts';
import { readInboxState } from '../../modules/inbox/inbox-state.repository.ts';
import { ChangeWatch } from './change-watch.ts';

/**
 * A proxy in front of the database that can stop forwarding as a network failure does: connections stay open, no data
 * arrives.
 */
async function stallingProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isStalled = false;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    sockets.push(client, database);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const)
      from.on('data', (part) => isStalled || to.write(part)).on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    stall: () => void (isStalled = true),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let built: Awaited<ReturnType<typeof buildTestServices>>;
beforeAll(async () => {
  built = await buildTestServices();
});
afterAll(() => built.close());

it('finds a change although the listening connection is dead without having been closed', async () => {
  const { services } = built;
  const { databaseUrl } = services.config;
  if (databaseUrl === null) return;
  const proxy = await stallingProxy(databaseUrl);
  const there = await createServices({ ...services, config: { ...services.config, databaseUrl: proxy.url } });
  const watch = new ChangeWatch(there, readInboxState, { pollMs: 20, livenessCheckMs: 100 });
  await watch.start();
  proxy.stall();
  await services.db.transaction().execute(async (trx) => {
    await helpersOf(trx).notifyContentChange(trx, await raiseContentVersion(trx));
  });
  await expect(raised(there)).resolves.toBe(2);
  await watch.stop();
  proxy.close();
});

async function raised({ contentVersion }: { contentVersion: { current(): number } }): Promise<number> {
  for (let attempt = 0; attempt < 200 && contentVersion.current() === 1; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return contentVersion.current();
}
