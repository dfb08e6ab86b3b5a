/** The fields that all languages share, by the name that is used beside the abbreviations of languages. */
export const SHARED = '';

/** A part of a record that is published on its own: a language, or `SHARED`. */
export type Part = string;

type Body = Readonly<Record<string, unknown>>;

/**
 * Returns the request body that publishes one part: the other fields as they are published, and no other language. For the
 * shared fields, the default language is sent as it is published, because a request has at least one.
 */
export function partOfRequest(part: Part, mine: Body, published: Body | null): Body {
  const texts = (body: Body) => Object(body['translations']) as Record<string, unknown>;
  // The first publication needs the shared fields.
  if (published === null) return { ...mine, translations: { [part]: texts(mine)[part] } };
  const [first] = Object.entries(texts(published));
  if (part === SHARED) return { ...mine, translations: Object.fromEntries(first ? [first] : []) };
  return { ...published, translations: { [part]: texts(mine)[part] } };
}

/** Returns the body with the state of being on the site, if the record has it. */
export function asPublished<T extends object>(body: T): T {
  return 'active' in body ? { ...body, active: 1 } : body;
}
