import { withInertStyles } from './inert-styles.ts';

/** Files that are pasted or dropped into a text; none where words come with them, which then are what is meant (Word, Excel). */
export function broughtFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  return files.length > 0 && hasWords(data.getData('text/html')) ? [] : files;
}

function hasWords(html: string): boolean {
  if (html === '') return false;
  return (new DOMParser().parseFromString(withInertStyles(html), 'text/html').body.textContent ?? '').trim() !== '';
}
