import type { FastifyRequest } from 'fastify';
import type { StaticTexts } from '@vitrin/shared-contracts/static-texts';
import { staticTexts } from '../languages/languages.service.ts';
import type { Db } from '../../platform/database/tables.ts';
import { requestLanguages } from '../../content/request-language.ts';

/** Language of the visitor who sends a form, and the static texts in it. */
export interface FormVisitor {
  lang: string;
  texts: StaticTexts;
}

export async function formVisitor(db: Db, request: FastifyRequest): Promise<FormVisitor> {
  const { requested } = await requestLanguages(db, request);
  return { lang: requested, texts: await staticTexts(db, requested) };
}
