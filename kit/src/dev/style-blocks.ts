const OWN = /^ data-href="(?<file>[^"]+)"$/;

export interface StyleBlock {
  /** The whole style element, with the line break after it. */
  block: string;
  attributes: string;
  css: string;
}

/** Returns every style element of a document. */
export function styleBlocks(html: string): StyleBlock[] {
  return html
    .split('<style')
    .slice(1)
    .map((part) => {
      const [inner = '', after = ''] = part.split('</style>', 2);
      const [attributes = ''] = inner.split('>', 1);
      const block = `<style${inner}</style>${after.startsWith('\n') ? '\n' : ''}`;
      return { block, attributes, css: inner.slice(attributes.length + 1) };
    });
}

/** Returns the style elements that contain styles of a unit, each with the name of its file. */
export function unitStyles(html: string): (StyleBlock & { file: string })[] {
  return styleBlocks(html).flatMap((style) => {
    const file = OWN.exec(style.attributes)?.groups?.['file'];
    return file === undefined ? [] : [{ ...style, file }];
  });
}
