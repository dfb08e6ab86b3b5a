const HREF = /^ data-href="(?<href>[^"]+)"$/;

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

/**
 * Returns the style elements that contain files of the release at this address, each with the name of its file. For a
 * release built by older tools the document states the name alone.
 */
export function releaseStyles(html: string, base: string): (StyleBlock & { file: string })[] {
  return styleBlocks(html).flatMap((style) => {
    const href = HREF.exec(style.attributes)?.groups?.['href'];
    if (href === undefined || (href.startsWith('/') && !href.startsWith(base))) return [];
    return [{ ...style, file: href.startsWith('/') ? href.slice(base.length) : href }];
  });
}
