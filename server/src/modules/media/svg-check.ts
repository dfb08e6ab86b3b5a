import { limits } from '@vitrin/shared-contracts/limits';
import { Parser } from 'htmlparser2';
import { UnusablePicture, type Unusable } from './unusable-picture.ts';

/** Attributes whose value is an address. */
const ADDRESSES = new Set(['href', 'xlink:href', 'src']);
/** Parts of the drawing itself, and pictures that are contained in the file. */
const CONTAINED = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i;
const CSS_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
const UTF_8 = /^(?:utf-?8|us-ascii)$/i;

/** Elements that a drawing does not need, or that the server cannot draw. */
const refusedElements: Readonly<Record<string, Unusable>> = {
  script: 'svg-active',
  foreignobject: 'svg-active',
  iframe: 'svg-active',
  text: 'svg-text',
};

/**
 * Rejects an SVG that does more than draw: scripts, event handlers, entities, and references to other files. Texts are
 * rejected too, because their font is not on the server. Throws `UnusablePicture`.
 *
 * The drawing becomes pixels in any case; these checks are for clear messages and against expensive files.
 */
export function assertOnlyDraws(bytes: Buffer): void {
  if (bytes.length > limits.svgBytes) throw new UnusablePicture('svg-heavy');
  let isStyle = false;
  let isInside = false;
  const parser = new Parser(
    {
      onprocessinginstruction: assertInstruction,
      onopentag(name, attributes) {
        const local = localName(name);
        refuseIf(isInside || local === 'svg' ? refusedElements[local] : 'kind');
        isInside = true;
        isStyle = local === 'style';
        for (const [attribute, value] of Object.entries(attributes))
          if (local !== 'a' || !ADDRESSES.has(attribute)) assertAttribute(attribute.toLowerCase(), value);
      },
      onclosetag() {
        isStyle = false;
      },
      ontext(text) {
        if (isStyle) assertStyle(text);
      },
    },
    { xmlMode: true },
  );
  parser.end(textOf(bytes));
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnusablePicture('svg', { cause });
  }
}

/** Drawing programs name namespaces by entities in the document type; a few nested ones fill the memory. */
function assertInstruction(name: string, data: string): void {
  if (/^!doctype/i.test(name) && data.includes('[')) throw new UnusablePicture('svg-active');
  if (/^\?xml-stylesheet/i.test(name)) throw new UnusablePicture('svg-external');
  const encoding = /encoding\s*=\s*["']([^"']*)/i.exec(data)?.[1];
  if (name === '?xml' && encoding !== undefined && !UTF_8.test(encoding)) throw new UnusablePicture('svg');
}

function assertAttribute(name: string, value: string): void {
  if (/^on[a-z]/.test(name)) throw new UnusablePicture('svg-active');
  if (ADDRESSES.has(name)) refuseIf(CONTAINED.test(value) || value.trim() === '' ? undefined : 'svg-external');
  else assertStyle(value);
}

function assertStyle(css: string): void {
  const addresses = [...css.matchAll(CSS_ADDRESS)].map(([, address = '']) => address);
  refuseIf(
    css.includes('@import') || !addresses.every((address) => CONTAINED.test(address)) ? 'svg-external' : undefined,
  );
}

function refuseIf(reason: Unusable | undefined): void {
  if (reason !== undefined) throw new UnusablePicture(reason);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
