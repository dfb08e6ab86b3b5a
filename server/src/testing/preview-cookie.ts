import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { cookieNames } from 'shared-contracts/storage';
import type { Config } from '../config.ts';
import { issuePreview, type NewPreview } from '../releases/preview-cookie.ts';

/** The cookie of a browser in which these previews were begun, one after the other, as it sends it. */
export async function previewCookie(config: Pick<Config, 'secret'>, ...previews: NewPreview[]): Promise<string> {
  const app = Fastify();
  await app.register(cookie);
  app.post<{ Body: NewPreview }>('/', async (request, reply) => issuePreview(reply, config, request.body));
  let value = '';
  for (const payload of previews) {
    const headers = { cookie: `${cookieNames.preview}=${value}` };
    const response = await app.inject({ method: 'POST', url: '/', headers, payload });
    value = response.cookies.find(({ name }) => name === cookieNames.preview)?.value ?? '';
  }
  await app.close();
  return `${cookieNames.preview}=${value}`;
}
