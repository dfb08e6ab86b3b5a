import type { FastifyReply } from 'fastify';
import type { Language } from '@vitrin/shared-contracts/languages';
import { languageCookieDays } from '@vitrin/shared-contracts/limits';
import { cookieNames } from '@vitrin/shared-contracts/storage';
import type { PlatformServices } from '../../platform/platform-services.ts';

const DAY_SECONDS = 86_400;

/** Stores the language that a visitor has chosen (product §4). */
export function setLanguageCookie(
  reply: FastifyReply,
  { publicUrl }: Pick<PlatformServices['config'], 'publicUrl'>,
  { abbr }: Language,
): void {
  void reply.setCookie(cookieNames.language, abbr, {
    path: '/',
    maxAge: languageCookieDays * DAY_SECONDS,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
