import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { staffCookie } from '../platform/auth/staff-cookies.ts';
import type { Config } from '../config/config.ts';
import { issuePreview, type NewPreview } from '../releases/serving/preview-cookie.ts';

/** Returns the preview cookie of a browser in which these previews were started one after the other. */
export async function previewCookie(
  config: Pick<Config, 'secret' | 'publicUrl'>,
  ...previews: NewPreview[]
): Promise<string> {
  const app = Fastify();
  await app.register(cookie);
  app.post<{ Body: NewPreview }>('/', async (request, reply) => issuePreview(reply, config, request.body));
  const { name } = staffCookie('preview', config);
  let value = '';
  for (const payload of previews) {
    const headers = { cookie: `${name}=${value}` };
    const response = await app.inject({ method: 'POST', url: '/', headers, payload });
    value = response.cookies.find((sent) => sent.name === name)?.value ?? '';
  }
  await app.close();
  return `${name}=${value}`;
}
