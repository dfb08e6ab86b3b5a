/** Screens of phones with more device pixels for each pixel of the page than people distinguish in a picture. */
const DENSE = '(min-resolution: 2.5dppx)';
/** A phone of density 3 then chooses like one of density 1.75; its widest picture, 125vw of 430 px, still fits 960 px. */
const SHARE = 0.59;

/**
 * Returns a value of the `sizes` attribute that describes a picture as narrower on dense screens, so that the browser
 * does not choose a file with more pixels than are seen.
 * @param sizes - `sizes` for other screens
 */
export function sizesForDensity(sizes: string): string {
  const dense = splitSizes(sizes).map((entry) => {
    const end = entry.startsWith('(') ? entry.indexOf(') ') + 1 : 0;
    const condition = entry.slice(0, end);
    return `${condition ? `${DENSE} and ${condition}` : DENSE} calc(${entry.slice(end).trim()} * ${SHARE})`;
  });
  return `${dense.join(', ')}, ${sizes}`;
}

/** Splits at commas outside of functions. */
function splitSizes(sizes: string): string[] {
  return sizes.split(/,\s*(?![^(]*\))/);
}
