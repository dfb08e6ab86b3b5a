/** Elements that show something without any text. */
export const pictures = 'img,svg,input,video,canvas,iframe';

/** Checks whether an element itself contains text, not only its children. */
export function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}
