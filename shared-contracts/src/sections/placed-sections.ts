import { isRemoteName, type RemoteName } from '../api/releases.ts';
import type { SectionFields, SectionItems } from './define-section.ts';
import { isSectionName, type SectionDeclaration } from './section-declaration.ts';
import { sectionDefinition } from './section-kinds.ts';
import { placedKind } from './section-place.ts';
import type { StoredSection } from './stored-sections.ts';

/** Number of the form of their stored values. */
export const placedVersion = 1;

/** Names a section of a remote. */
export interface PlacedName {
  remote: RemoteName;
  section: string;
}

/** A section of a remote, as far as stored values depend on its declaration. */
export interface DeclaredSection extends Pick<SectionDeclaration, 'shared' | 'texts'> {
  name: string;
}

/** A remote with the sections that its live release declares. */
export interface DeclaringRemote<S extends DeclaredSection = DeclaredSection> {
  name: RemoteName;
  sections: readonly S[];
}

/** Returns which section of a remote a stored section shows; null for another kind, and while it names no section. */
export function placedName({ kind, values }: Pick<StoredSection, 'kind' | 'values'>): PlacedName | null {
  const { remote, section } = values;
  if (kind !== placedKind || typeof remote !== 'string' || !isRemoteName(remote)) return null;
  return typeof section === 'string' && isSectionName(section) ? { remote, section } : null;
}

/** Returns the values of the fields that the remote declares. */
export function placedValues({
  values: { values: own },
}: Pick<StoredSection, 'values'>): Readonly<Record<string, unknown>> {
  return isObject(own) ? own : {};
}

/** Returns the declaration of a placed section; undefined for another kind, and if it is not among those of the remotes. */
export function declarationOf<S extends DeclaredSection>(
  section: Pick<StoredSection, 'kind' | 'values'>,
  remotes: readonly DeclaringRemote<S>[],
): S | undefined {
  const placed = placedName(section);
  return remotes.find(({ name }) => name === placed?.remote)?.sections.find(({ name }) => name === placed?.section);
}

/** Fields of a section, with the values that all languages share. */
export interface FilledSection {
  shared: SectionFields;
  texts: SectionFields;
  items?: SectionItems<SectionFields, SectionFields> | undefined;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Returns the fields of a section: of its kind, or of the remote that renders it; undefined for a kind that this version does
 * not know, and for a section of a remote that is not declared.
 */
export function filledSection(
  section: Pick<StoredSection, 'kind' | 'values'>,
  remotes: readonly DeclaringRemote[],
): FilledSection | undefined {
  const own = sectionDefinition(section.kind);
  if (own) return { shared: own.shared, texts: own.texts, items: own.items, values: section.values };
  const declared = declarationOf(section, remotes);
  return declared && { shared: declared.shared, texts: declared.texts, values: placedValues(section) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
