/**
 * Characters that take no space and show nothing: soft hyphens, zero-width spaces, marks of the writing direction, tags,
 * fillers. Without selectors of an emoji's appearance and joiners, which belong to visible characters.
 */
const IGNORABLE = /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
/** Joiners that join nothing: they matter between letters of Persian or Indic scripts and between emoji. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\p{Join_Control}|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const ALL_IGNORABLE = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
/** Control characters other than tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
const VISIBLE = /[\p{L}\p{N}]/u;

/** Removes all characters that show nothing, for comparisons. */
export function withoutIgnorable(text: string): string {
  return text.replace(ALL_IGNORABLE, '');
}

/**
 * Cleans text as people see it: characters that show nothing, and controls of the writing direction, come along when it is
 * pasted from a phone book, a PDF or a page.
 * @returns the trimmed text
 * @example
 * ```ts
 * cleanLine('\u202A+90 532 111 22 33\u202C'); // '+90 532 111 22 33'
 * ```
 */
export function cleanLine(text: string): string {
  return text.replace(IGNORABLE, '').replace(IDLE_JOINERS, '').replace(CONTROLS, '').trim();
}

/** Checks whether people see at least one letter or digit in the text. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE.test(withoutIgnorable(text));
}
