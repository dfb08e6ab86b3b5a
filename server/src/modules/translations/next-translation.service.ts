import type { NextTranslation } from '@vitrin/shared-contracts/translation-states';
import type { RecordKey } from '../../content/history/record-versions.repository.ts';
import type { ContentServices } from '../../content/content-services.ts';
import { draftScreen, draftsOf, isInState, isMissing, type NewDraft } from './draft-translations.ts';
import { fillTranslations } from './fill-translations.ts';
import { inState, needsWork } from './translation-conditions.ts';
import { nextRecord, translationsOf, type ListedRecord } from './translations.repository.ts';
import { entitiesOf, idOf, translationScreen, type TranslationFilter } from './translations.service.ts';

export interface NextRequest extends Omit<TranslationFilter, 'lang'> {
  lang: string;
  /** The record that is open. */
  after: RecordKey | null;
}

type Next = NonNullable<NextTranslation['next']>;

/**
 * Returns the next record that needs work in a language, in the order of the list. After the last one it starts again, so
 * that a record that was skipped comes back.
 */
export async function nextTranslation(
  services: Pick<ContentServices, 'config' | 'db' | 'kinds'>,
  request: NextRequest,
): Promise<NextTranslation> {
  await fillTranslations(services);
  const drafts = await draftsOf(services, entitiesOf(services, request));
  const open = drafts.findIndex((draft) => isOpen(draft, request));
  // Drafts come first in the list.
  const isDraftOpen = open !== -1;
  const next =
    (request.after === null || isDraftOpen ? nextDraft(drafts.slice(open + 1), request) : null) ??
    (await following(services, request, isDraftOpen ? null : request.after)) ??
    nextDraft(drafts, request) ??
    (await following(services, request, null));
  return { next };
}

function isOpen({ kind: { entity }, id }: NewDraft, { after }: Pick<NextRequest, 'after'>): boolean {
  return after !== null && idOf({ entity, record: id }) === idOf(after);
}

function nextDraft(drafts: readonly NewDraft[], request: NextRequest): Next | null {
  const { lang, state } = request;
  const isListed = (draft: NewDraft) => state === 'current' || isInState(draft, state, [lang]);
  const found = drafts.find((draft) => isListed(draft) && isMissing(draft, lang) && !isOpen(draft, request));
  return found ? { title: found.title, screen: draftScreen(found, lang) } : null;
}

/** Returns the record after another one, or the first of all; null for the open one. */
async function following(
  services: Pick<ContentServices, 'kinds' | 'db'>,
  request: NextRequest,
  after: RecordKey | null,
): Promise<Next | null> {
  const { lang, state } = request;
  if (state === 'draft') return null;
  const condition = state === null || state === 'current' ? needsWork(lang) : inState(state, [lang]);
  const filter = { entities: entitiesOf(services, request), condition };
  const found = await nextRecord(services.db, filter, after);
  const isSame = found && request.after && idOf(found) === idOf(request.after);
  return found && !isSame ? nextOf(services, found, lang) : null;
}

async function nextOf(
  { db, kinds }: Pick<ContentServices, 'db' | 'kinds'>,
  found: ListedRecord,
  lang: string,
): Promise<Next | null> {
  const kind = kinds.get(found.entity);
  if (!kind) return null;
  const stored = (await translationsOf(db, [found])).find((each) => each.lang === lang);
  return { title: found.title, screen: translationScreen(kind, found.record, lang, stored?.missing) };
}
