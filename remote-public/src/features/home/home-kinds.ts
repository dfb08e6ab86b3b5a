/** Kinds of sections that have a look of their own on the home page. */
const homeKinds = [
  'slides',
  'introduction',
  'statement',
  'figures',
  'catalogue',
  'certificates',
  'articles',
  'contact-strip',
] as const;

/** Kind of a section that has a look of its own on the home page. */
export type HomeKind = (typeof homeKinds)[number];

export function isHomeKind(kind: string): kind is HomeKind {
  return homeKinds.some((each) => each === kind);
}
