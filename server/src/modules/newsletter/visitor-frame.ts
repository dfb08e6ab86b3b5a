import type { FastifyRequest } from 'fastify';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { directionOf } from '@vitrin/shared-contracts/languages';
import type { PlatformServices } from '../../platform/platform-services.ts';
import { readBranding } from '../branding/branding.service.ts';
import { formVisitor } from '../public-forms/form-visitor.ts';
import type { VisitorPage } from './visitor-page.ts';

interface Frame {
  frame: Omit<VisitorPage, 'title' | 'body'>;
  texts: StaticTexts['newsletter'];
}

/** Returns what all pages of the newsletter have in common, in the language of the visitor. */
export async function visitorFrame(
  { db, config }: Pick<PlatformServices, 'db' | 'config'>,
  request: FastifyRequest,
): Promise<Frame> {
  const { lang, texts } = await formVisitor(db, request);
  const { companyName } = await readBranding({ db, config });
  const { newsletter } = texts;
  return {
    frame: { lang, direction: directionOf(lang), company: companyName, back: newsletter.back },
    texts: newsletter,
  };
}
