import type { FastifyInstance } from 'fastify';
import { api } from '@vitrin/shared-contracts/paths';
import {
  apiSurfaceVersion,
  type ReleaseCompatibility,
  type ReleaseRequirements,
} from '@vitrin/shared-contracts/releases';
import { buildApi } from '../../../api.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { storeLiveRelease } from '../../../testing/stored-releases.ts';
import { buildTestServices } from '../../../testing/test-app.ts';
import { compatibilityRoutes } from './compatibility.routes.ts';
import { checkResponses } from '../../../testing/check-responses.ts';
import { liveDescriptors } from '../../../releases/stored/pointers.repository.ts';

let site: Awaited<ReturnType<typeof buildTestServices>>;
let app: FastifyInstance;
let needs: ReleaseRequirements;

beforeEach(async () => {
  site = await buildTestServices();
  await storeLiveRelease(site.services, 'shell', 'kabuk');
  app = await buildApi(site.services);
  checkResponses(app);
  await app.register(compatibilityRoutes, site.services);
  const runtime = (await liveDescriptors(site.services.db)).get('shell')?.runtime ?? '';
  needs = { unit: 'remote_admin', contract: `^${apiSurfaceVersion}`, runtime, shared: {} };
});

afterEach(async () => {
  await app.close();
  await site.close();
});

async function fit(json: object) {
  const { status, body } = await sendRequest(app, { url: api.releaseCompatibility, json });
  return { status, misfit: (body.data as ReleaseCompatibility | undefined)?.misfit };
}

test('a compatible build is accepted without any credential', async () => {
  expect(await fit(needs)).toEqual({ status: 200, misfit: null });
});

test('an incompatible build gets the reason with both versions', async () => {
  const { misfit } = await fit({ ...needs, contract: '^9.0.0' });
  expect(misfit).toMatch(/\^9\.0\.0/);
  expect(misfit).toContain(apiSurfaceVersion);
  expect((await fit({ ...needs, runtime: '0.0.1' })).misfit).toContain('0.0.1');
});

test.each([{}, { unit: 'server' }, { shared: { react: 19 } }, { contract: 'x'.repeat(61) }])(
  '%j is rejected as it describes no build',
  async (change) => {
    const { status } = await fit(Object.keys(change).length > 0 ? { ...needs, ...change } : change);
    expect(status).toBe(400);
  },
);

test('a request without a body is rejected', async () => {
  const { status } = await sendRequest(app, { url: api.releaseCompatibility, method: 'POST' });
  expect(status).toBe(400);
});
