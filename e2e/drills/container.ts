import { setTimeout as pause } from 'node:timers/promises';
import { publicPaths } from '@vitrin/shared-contracts/paths';
import { buildImage, Container, hasPodman } from '../fixtures/container.ts';
import type { Drill, Figure } from '../fixtures/drill.ts';
import { openPanelClient } from '../fixtures/panel-client.ts';
import { freePort } from '../fixtures/server.ts';

const START_MS = 60_000;
const MEGABYTE = 1_000_000;
const USER = '10001';

export const drill: Drill = {
  summary: 'the container image is built, runs without privileges in a read-only file system, and keeps its data.',
  async run() {
    if (!(await hasPodman())) return [{ what: 'not run, because podman is not installed', value: 0, unit: '' }];
    const bytes = await buildImage();
    const container = new Container(await freePort());
    try {
      return [{ what: 'size of the image', value: bytes / MEGABYTE, unit: 'MB' }, ...(await operate(container))];
    } finally {
      await container.remove();
    }
  },
};

async function operate(container: Container): Promise<Figure[]> {
  const first = await timed(container, () => container.run());
  const failures = [...(await failedChecks(container)), ...(await failedPages(container))];
  const stopStartedAt = performance.now();
  const exitCode = await container.stop();
  const stopSeconds = (performance.now() - stopStartedAt) / 1000;
  const second = await timed(container, () => container.start());
  failures.push(...(await failedPages(container)));
  for (const failure of failures) console.error(failure);
  return [
    { what: 'first start', value: first, unit: 's', atMost: 60 },
    { what: 'failures in use', value: failures.length, unit: '', atMost: 0 },
    { what: 'exit code of a stop', value: exitCode, unit: '', atMost: 0 },
    { what: 'stop', value: stopSeconds, unit: 's', atMost: 10 },
    { what: 'second start, on the same data', value: second, unit: 's', atMost: 30 },
  ];
}

/** Returns the seconds until the site answers. */
async function timed({ url }: Container, begin: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await begin();
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (performance.now() - startedAt > START_MS) throw new Error('The site in the container does not become ready');
    await pause(100);
  }
  return (performance.now() - startedAt) / 1000;
}

async function failedChecks(container: Container): Promise<string[]> {
  const user = await container.shell('id -u');
  return [
    ...(user === USER ? [] : [`The server runs as user ${user}`]),
    ...((await container.shell('touch /opt/vitrin/x /etc/x')) === null ? [] : ['Its file system can be written to']),
    ...((await container.shell('touch /data/x')) === null ? ['Its data folder cannot be written to'] : []),
    ...((await container.isHealthy()) ? [] : ['Its health check fails']),
    ...((await container.shell('/opt/vitrin/bin/vitrin doctor')) === null ? ['The doctor finds an error'] : []),
  ];
}

async function failedPages({ url }: Container): Promise<string[]> {
  const failures: string[] = [];
  for (const path of [publicPaths.home, publicPaths.articles]) {
    const { status } = await fetch(url + path);
    if (status !== 200) failures.push(`${path} answers ${status}`);
  }
  const panel = await openPanelClient(url);
  const { status } = await panel.read('/api/admin/blog?page=1');
  return status === 200 ? failures : [...failures, `The panel answers ${status}`];
}
