import { defaultLanguage } from '../api/languages.ts';
import type { SectionFields, ShownValues } from './define-section.ts';
import { sectionField } from './section-field.ts';

/** Types of the fields that a section of a remote can have. */
export type RemoteFieldType = 'address' | 'choice' | 'flag' | 'longText' | 'picture' | 'pictures' | 'richText' | 'text';

/** Creates the fields of a section of a remote. */
export const remoteField: Pick<typeof sectionField, RemoteFieldType> = sectionField;

/**
 * A shape of the drawing in the chooser, in a picture of 120 by 72 units: a picture, a heading, lines of text, a button or a
 * border.
 */
export type DrawingShape =
  | { shape: 'picture' | 'frame'; x: number; y: number; w: number; h: number }
  | { shape: 'title'; x: number; y: number; w: number }
  | { shape: 'text'; x: number; y: number; w: number; lines: number }
  | { shape: 'button'; x: number; y: number };

/** Values of fields that an example can state: texts, choices and switches. */
export type ExampleValues<Fields extends SectionFields> = {
  [
    Name in keyof Fields as ShownValues<Fields>[Name] extends string | number ? Name : never
  ]?: ShownValues<Fields>[Name];
};

/**
 * Declaration of a section of a remote: what the panel shows of it, and what editors fill in. The build writes it into the
 * release, so that neither panel nor form runs code of the remote; its file imports no React.
 */
export interface SectionDeclaration<
  Shared extends SectionFields = SectionFields,
  Texts extends SectionFields = SectionFields,
> {
  /** Turkish name in the chooser. */
  title: string;
  /** One Turkish sentence that says what it is for. */
  sentence: string;
  /** How it looks, in a few shapes. */
  drawing: readonly DrawingShape[];
  /** Fields whose values all languages share. */
  shared: Shared;
  /** Fields with a text for each language. */
  texts: Texts;
  /**
   * Plain text that is shown in its place if it cannot be rendered, by language; Turkish is required and used for languages
   * without one. An empty text shows nothing.
   */
  fallback: Readonly<Record<string, string>>;
  /** Usual height in pixels, in windows of 360 and 1280 pixels: the space that the page keeps for it. */
  heights: { narrow: number; wide: number };
  /** Values with which publishing and `vitrin-remote dev` show it. */
  example: ExampleValues<Shared> & ExampleValues<Texts>;
}

/** Declarations of the sections of a remote by name. A name is in stored pages; it is never used for something else. */
export type SectionDeclarations = Readonly<Record<string, SectionDeclaration>>;

/** Returns a declaration unchanged; the types of its values are inferred where it is written. */
export function declareSection<Shared extends SectionFields, Texts extends SectionFields>(
  declaration: SectionDeclaration<Shared, Texts>,
): SectionDeclaration<Shared, Texts> {
  return declaration;
}

/**
 * Values that a section gets: those of both groups of fields, pictures of the library in place of references, and
 * sanitised HTML in place of documents of the editor.
 */
export type SectionValues<D extends SectionDeclaration> =
  D extends SectionDeclaration<infer Shared, infer Texts> ? ShownValues<Shared> & ShownValues<Texts> : never;

const SECTION_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Longest name of a section in characters. */
export const maxSectionName = 40;

/**
 * Checks whether the text is a valid name of a section: lower-case letters, digits and hyphens, 40 characters at most.
 * @param name - untrusted text
 */
export function isSectionName(name: string): boolean {
  return name.length <= maxSectionName && SECTION_NAME.test(name);
}

/**
 * Returns the text that is shown in place of a section, with its language.
 * @param declaration - of the section
 * @param language - abbreviation of the language of the page
 */
export function fallbackOf(
  { fallback }: Pick<SectionDeclaration, 'fallback'>,
  language: string,
): { text: string; lang: string } {
  const own = Object.hasOwn(fallback, language) ? fallback[language] : undefined;
  return own === undefined
    ? { text: fallback[defaultLanguage.abbr] ?? '', lang: defaultLanguage.abbr }
    : { text: own, lang: language };
}
