import type { RecordInput } from '@vitrin/shared-contracts/records/define-record';
import type { sitePageDefinition } from '@vitrin/shared-contracts/records/site-page';
import { pageDepth } from '@vitrin/shared-contracts/site-pages';
import { checkSections } from '@vitrin/shared-contracts/sections/check-sections';
import { filledSection, type DeclaringRemote } from '@vitrin/shared-contracts/sections/placed-sections';
import type { SectionTexts, StoredSection } from '@vitrin/shared-contracts/sections/stored-sections';
import { invalid } from '@vitrin/shared-contracts/validation';
import { defaultLanguageOf } from '../../content/active-languages.ts';
import { missingPictures } from '../../content/existing-pictures.repository.ts';
import type { FieldErrors } from '../../content/record/record-rules.ts';
import type { Db } from '../../platform/database/tables.ts';
import { declaringRemotes } from '../releases/sections/placeable-sections.service.ts';
import { lockTree, parentsOf } from './site-page-paths.repository.ts';

type PageInput = RecordInput<typeof sitePageDefinition>;

/** Returns what only the database and the kinds of the sections decide about a page, by field. */
export async function checkPage(
  trx: Db,
  { parent_id, sections, translations }: PageInput,
  before: { id: number } | null,
): Promise<FieldErrors> {
  await lockTree(trx);
  const texts = Object.fromEntries(
    Object.entries(translations).flatMap(([lang, text]) => (text ? [[lang, text.texts]] : [])),
  );
  return {
    ...(await parentError(trx, parent_id, before?.id ?? null)),
    ...(await sectionErrors(trx, sections, texts)),
  };
}

/** Returns what keeps the sections of a page from being published, with what the live releases of remotes declare of theirs. */
export async function sectionErrors(
  trx: Db,
  sections: readonly StoredSection[],
  texts: Readonly<Record<string, SectionTexts>>,
): Promise<FieldErrors> {
  const remotes = await declaringRemotes(trx, sections);
  const defaultLanguage = await defaultLanguageOf(trx);
  return {
    ...checkSections({ sections, texts, remotes, defaultLanguage }),
    ...(await pictureErrors(trx, sections, remotes)),
  };
}

/** A page is not below itself, and the tree has three levels with all that is below the page. */
async function parentError(trx: Db, parent: number | null, id: number | null): Promise<FieldErrors> {
  if (parent === null) return {};
  const parents = await parentsOf(trx);
  if (!parents.has(parent)) return { parent_id: invalid.choice };
  const above = ancestorsOf(parents, parent);
  if (id !== null && above.includes(id)) return { parent_id: 'Bir sayfa kendi altına taşınamaz.' };
  const levels = above.length + (id === null ? 1 : heightOf(parents, id));
  return levels > pageDepth ? { parent_id: `Sayfalar en çok ${pageDepth} düzey olabilir.` } : {};
}

/** Returns the page and those above it. */
function ancestorsOf(parents: ReadonlyMap<number, number | null>, id: number): number[] {
  const parent = parents.get(id) ?? null;
  return parent === null ? [id] : [id, ...ancestorsOf(parents, parent)];
}

/** Returns the number of levels from a page down. */
function heightOf(parents: ReadonlyMap<number, number | null>, id: number): number {
  const children = [...parents].filter(([, parent]) => parent === id).map(([child]) => child);
  return 1 + Math.max(0, ...children.map((child) => heightOf(parents, child)));
}

interface PlacedPicture {
  path: string;
  id: number;
}

/** Returns a message for each picture of the sections that the library does not have. */
async function pictureErrors(
  trx: Db,
  sections: readonly StoredSection[],
  remotes: readonly DeclaringRemote[],
): Promise<FieldErrors> {
  const placed = sections.flatMap((section) => picturesOf(section, remotes));
  const missing = await missingPictures(
    trx,
    placed.map(({ id }) => id),
  );
  return Object.fromEntries(placed.filter(({ id }) => missing.has(id)).map(({ path }) => [path, invalid.choice]));
}

function picturesOf(section: StoredSection, remotes: readonly DeclaringRemote[]): PlacedPicture[] {
  const filled = filledSection(section, remotes);
  if (!filled) return [];
  const { id, items = [] } = section;
  const inFields = (fields: object, from: Readonly<Record<string, unknown>>, place: string) =>
    Object.keys(fields).flatMap((name) =>
      mediaIds(from[name]).map((media) => ({ path: `${place}.${name}`, id: media })),
    );
  return [
    ...inFields(filled.shared, filled.values, `sections.${id}`),
    ...items.flatMap((item) => inFields(filled.items?.shared ?? {}, item.values, `sections.${id}.${item.id}`)),
  ];
}

function mediaIds(value: unknown): number[] {
  return [value]
    .flat()
    .flatMap((each) =>
      typeof each === 'object' && each !== null && 'media_id' in each && typeof each.media_id === 'number'
        ? [each.media_id]
        : [],
    );
}
