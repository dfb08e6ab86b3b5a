import { limits } from '@vitrin/shared-contracts/limits';
import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';
import { drawSvg } from './svg-drawing.ts';

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = 'viewBox="0 0 200 100"') =>
  Buffer.from(`<svg ${namespaces} ${attributes}>${inside}</svg>`);
const bar = '<path fill="#c00" d="M0 0H200V100H0z"/>';

describe('a drawing', () => {
  it('is as large as the largest stored picture, whatever size it states', async () => {
    for (const attributes of [
      'viewBox="0 0 200 100"',
      'width="20mm" height="10mm" viewBox="0 0 200 100"',
      '',
      'width="100%" height="100%"',
    ]) {
      const { width, height } = await decodePicture(svg(bar, attributes));
      expect([attributes, width, height]).toEqual([attributes, 1600, 800]);
    }
  });

  it('is cut out of a page of paper, and keeps its transparency', async () => {
    const page = svg(
      '<circle cx="60" cy="80" r="20" fill="none" stroke="#c00" stroke-width="4"/>',
      'width="210mm" height="297mm" viewBox="0 0 210 297"',
    );
    const { width, height, pixels } = await decodePicture(page);
    expect(width / height).toBeCloseTo(1, 1);
    expect(width).toBeGreaterThan(600);
    const { data, info } = await pixels.clone().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) =>
      data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4 + 3];
    expect([alphaAt(0.5, 0.5), alphaAt(0.5, 0.04)]).toEqual([0, 255]);
  });

  it.each([
    [
      'an XML declaration, a comment and a document type',
      '<?xml version="1.0" encoding="UTF-8"?><!-- Çizim --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    ],
    ['a byte order mark', '\uFEFF'],
  ])('may begin with %s', async (_case, before) => {
    expect(await decodePicture(Buffer.concat([Buffer.from(before), svg(bar)]))).toMatchObject({ width: 1600 });
  });

  it('may use its own parts, style sheets, contained pictures, links and metadata', async () => {
    const pixel = (
      await sharp({ create: { width: 2, height: 2, channels: 3, background: '#00f' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const inside = `<metadata><a href="https://example.org/licence"/></metadata><style>.a{fill:url(#g)}</style>
      <defs><linearGradient id="g"><stop stop-color="#c00"/></linearGradient><path id="p" d="M0 0H200V100H0z"/></defs>
      <use xlink:href="#p" class="a"/><image href="data:image/png;base64,${pixel}" width="20" height="20"/>`;
    expect(await decodePicture(svg(inside))).toMatchObject({ width: 1600, height: 800 });
  });
});

const nested = Array.from({ length: 12 }, (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`).join(
  '',
);
const refused: [reason: string, what: string, file: Buffer][] = [
  ['svg-active', 'a script', svg(`${bar}<script>fetch('/')</script>`)],
  ['svg-active', 'an event handler', svg(bar, 'viewBox="0 0 200 100" onload="fetch(1)"')],
  [
    'svg-active',
    'HTML',
    svg('<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'),
  ],
  [
    'svg-active',
    'nested entities',
    Buffer.concat([Buffer.from(`<!DOCTYPE svg [<!ENTITY a0 "a">${nested}]>`), svg(`<desc>&a12;</desc>${bar}`)]),
  ],
  [
    'svg-active',
    'an entity that is a file',
    Buffer.concat([
      Buffer.from('<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      svg(`<desc>&f;</desc>${bar}`),
    ]),
  ],
  ['svg-external', 'a picture of another site', svg('<image href="https://example.org/a.png" width="9" height="9"/>')],
  ['svg-external', 'a picture of the disk', svg('<image xlink:href="file:///etc/hostname" width="9" height="9"/>')],
  ['svg-external', 'a part of another file', svg('<use href="b.svg#p"/>')],
  ['svg-external', 'a contained SVG', svg('<image href="data:image/svg+xml,%3Csvg/%3E" width="9" height="9"/>')],
  [
    'svg-external',
    'an imported style sheet',
    svg(`<style><![CDATA[@import "https://example.org/a.css";]]></style>${bar}`),
  ],
  [
    'svg-external',
    'an external style sheet',
    Buffer.concat([Buffer.from('<?xml-stylesheet href="a.css"?>'), svg(bar)]),
  ],
  ['svg-external', 'a colour of another file', svg('<path fill="url(https://example.org/a.svg#g)" d="M0 0H9V9z"/>')],
  ['svg-text', 'text', svg('<text x="5" y="40">Kuzey</text>')],
  ['svg-empty', 'nothing visible', svg('<path d="M0 0H200V100z" opacity="0"/>')],
  ['svg-heavy', 'more than the largest size', svg(`<desc>${'a'.repeat(limits.svgBytes)}</desc>${bar}`)],
  ['svg', 'an end that is missing', svg(bar).subarray(0, -8)],
  [
    'svg',
    'an encoding other than UTF-8',
    Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-16"?>'), svg(bar)]),
  ],
  ['shape', 'a ribbon', svg('<path d="M0 0H1100V100H0z"/>', 'viewBox="0 0 1100 100"')],
  ['kind', 'HTML that contains a drawing', Buffer.from(`<html><body>${svg(bar).toString()}</body></html>`)],
];
it.each(refused)('%s: a file with %s is refused', async (reason, _what, file) => {
  await expect(decodePicture(file)).rejects.toMatchObject({ reason });
});

it('a file with more parts than the library draws is refused', async () => {
  const doubled = (index: number) => `<g id="u${index + 1}">${`<use href="#u${index}"/>`.repeat(2)}</g>`;
  const parts = Array.from({ length: 30 }, (_, index) => doubled(index)).join('');
  const file = svg(`<defs><g id="u0">${bar}</g>${parts}</defs><use href="#u30"/>`);
  // On a busy machine the time ends before the library counts the parts.
  await expect(decodePicture(file)).rejects.toMatchObject({ reason: expect.stringMatching(/^svg(-heavy)?$/) });
});

it('a drawing that takes too long is refused', async () => {
  await expect(drawSvg(svg(bar), 0)).rejects.toMatchObject({ reason: 'svg-heavy' });
});
