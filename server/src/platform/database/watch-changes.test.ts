import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { createServices } from '../../services.ts';
import { buildTestServices } from '../../testing/test-app.ts';
import { raiseContentVersion } from './content-version.ts';
import { helpersOf } from './helpers.ts';
import { readInboxState } from '../../modules/inbox/inbox-state.repository.ts';
import { ChangeWatch } from './watch-changes.ts';

/** Stands before the database, and can fall silent as a network does: connections stay open, nothing comes. */
async function silentProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    sockets.push(client, database);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const)
      from.on('data', (part) => isSilent || to.write(part)).on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address.href,
    fallSilent: () => void (isSilent = true),
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

it('finds a change although the listening connection has fallen silent without ending', async () => {
  const { services } = built;
  const { databaseUrl } = services.config;
  if (databaseUrl === null) return;
  const proxy = await silentProxy(databaseUrl);
  const there = await createServices({ ...services, config: { ...services.config, databaseUrl: proxy.url } });
  const watch = new ChangeWatch(there, readInboxState, { pollMs: 20, silenceMs: 100 });
  await watch.start();
  proxy.fallSilent();
  await services.db.transaction().execute(async (trx) => {
    await helpersOf(trx).notifyChange(trx, await raiseContentVersion(trx));
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
