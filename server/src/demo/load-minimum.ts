import { defaultStaticTexts } from '@vitrin/shared-contracts/static-texts';
import { defaultLanguageOf } from '../content/active-languages.ts';
import type { Services } from '../services.ts';
import { fillStaticTexts } from './demo.repository.ts';

/** What every site has, with or without demo content: the default language's texts, ready to be edited. */
export async function loadMinimum({ db }: Pick<Services, 'db'>): Promise<void> {
  await fillStaticTexts(db, await defaultLanguageOf(db), defaultStaticTexts);
}
