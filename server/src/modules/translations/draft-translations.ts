import type { ContentValues } from '@vitrin/shared-contracts/content-fields';
import { fold } from '@vitrin/shared-contracts/fold';
import { translationAddress } from '@vitrin/shared-contracts/translation-address';
import type { TranslatedRecord, TranslationCell, TranslationState } from '@vitrin/shared-contracts/translation-states';
import { workingCopyAddress } from '@vitrin/shared-contracts/working-copy-address';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import type { ContentKind, ContentSource } from '../../content/content-kind.ts';
import { unpublishedValues } from '../../content/publication/unpublished-changes.ts';
import { missingField, textsHash } from '../../content/translations/source-texts.ts';
import { newDrafts } from './translations.repository.ts';

/** Draft of a record that has never been published. */
export interface NewDraft {
  kind: ContentKind;
  id: string;
  title: string;
  /** Texts by language, as the form has sent them: they are not validated. */
  texts: NonNullable<ContentValues['translations']>;
  /** Default language. */
  source: string;
}

type Source = Pick<ContentSource, 'db' | 'kinds'>;

/**
 * Returns the drafts of new records that have texts in the default language, in the order of the list. They are few, and
 * have no rows of states, because nothing has been translated from them yet.
 * @param entities - kinds in their order
 */
export async function draftsOf({ db, kinds }: Source, entities: readonly string[]): Promise<NewDraft[]> {
  const source = await defaultLanguageOf(db);
  const drafts = (await newDrafts(db, entities)).flatMap(({ entity, id, title, values_json }) => {
    const kind = kinds.get(entity);
    if (!kind?.insertScreen) return [];
    const texts = unpublishedValues(kind, { values_json }).translations ?? {};
    return hasTexts(kind, texts[source]) ? [{ kind, id, title, texts, source }] : [];
  });
  const rankOf = ({ kind }: NewDraft) => entities.indexOf(kind.entity);
  return drafts.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || compare(fold(a.title), fold(b.title)) || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function hasTexts({ fields }: ContentKind, texts: NewDraft['texts'][string] | undefined): boolean {
  return textsHash(fields.translated, texts) !== '';
}

/** Returns the draft with this id; undefined if there is none. */
export async function findDraft(source: Source, entity: string, id: string): Promise<NewDraft | undefined> {
  return (await draftsOf(source, [entity])).find((draft) => draft.id === id);
}

/** Checks whether the list with this filter shows the draft. */
export function isInState(draft: NewDraft, state: TranslationState | null, languages: readonly string[]): boolean {
  if (state === 'missing') return languages.some((lang) => isMissing(draft, lang));
  return state === null || state === 'draft';
}

/** Checks whether a draft needs work in a language. */
export function isMissing(draft: NewDraft, lang: string): boolean {
  return stateOfDraft(draft, lang).state === 'missing';
}

/** Returns the state of a draft in a language, and the label of its first text without a translation. */
export function stateOfDraft(draft: NewDraft, lang: string): Pick<TranslationCell, 'state' | 'missing'> {
  const field = missingIn(draft, lang);
  if (field === null) return { state: 'missing', missing: '' };
  if (field === '') return { state: 'draft', missing: '' };
  return { state: 'missing', missing: draft.kind.fields.translated[field]?.label ?? '' };
}

/** Null without any text in the language; empty if it is complete. */
function missingIn({ kind, texts, source }: NewDraft, lang: string): string | null {
  const own = texts[lang];
  return own && hasTexts(kind, own) ? missingField(kind.fields.translated, texts[source], own) : null;
}

/** Returns the row of a draft. */
export function draftRow(draft: NewDraft, languages: readonly string[]): TranslatedRecord {
  const { kind, id, title } = draft;
  const cells = languages.map((lang) => {
    const screen = draftScreen(draft, lang);
    return { lang, ...stateOfDraft(draft, lang), has_draft: false, screen };
  });
  return { entity: kind.entity, record: id, title, is_draft: true, cells };
}

/** Returns the address of the form of a draft, with a language beside its source. */
export function draftScreen({ kind, id }: NewDraft, lang: string): string {
  return translationAddress(workingCopyAddress(kind.insertScreen ?? '', id), kind.entity, id, lang);
}
