/** Parts of an address, with the names of schema.org. */
export interface PostalParts {
  streetAddress?: string;
  postalCode?: string;
  addressLocality?: string;
  addressRegion?: string;
  addressCountry?: 'TR';
}

const POSTAL_CODE = /\b\d{5}\b/;
const MAX_PLACE_LENGTH = 40;

/**
 * Parses an address in the usual Turkish form, 'Sokak No: 14, 35250 Konak / İzmir': street, postal code, district and
 * province. An address in any other form is returned whole as the street.
 */
export function parsePostalAddress(text: string): PostalParts {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  const slash = whole.lastIndexOf('/');
  const region = (whole.slice(slash + 1).split(',', 1)[0] ?? '').trim();
  if (slash < 0 || !isPlace(region)) return { streetAddress: whole };
  const { street, postalCode, locality } = splitStreet(whole.slice(0, slash).trim());
  if (!isPlace(locality)) return { streetAddress: whole };
  return {
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    addressLocality: locality,
    addressRegion: region,
    addressCountry: 'TR',
  };
}

/**
 * Splits the text before the province. The district follows the postal code, otherwise the last comma, otherwise it is
 * the last word.
 */
function splitStreet(text: string): { street: string; postalCode: string; locality: string } {
  const code = POSTAL_CODE.exec(text);
  if (code) {
    const [postalCode] = code;
    return {
      street: withoutComma(text.slice(0, code.index)),
      postalCode,
      locality: text.slice(code.index + postalCode.length).trim(),
    };
  }
  const comma = text.lastIndexOf(',');
  const start = comma >= 0 ? comma : text.lastIndexOf(' ');
  return {
    street: withoutComma(text.slice(0, Math.max(start, 0))),
    postalCode: '',
    locality: text.slice(start + 1).trim(),
  };
}

function withoutComma(text: string): string {
  return text.trim().replace(/,$/, '').trim();
}

/** Checks whether a text can be a place name, which contains no digits. */
function isPlace(text: string): boolean {
  return text !== '' && text.length <= MAX_PLACE_LENGTH && !/\d/.test(text);
}
