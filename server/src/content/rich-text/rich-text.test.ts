import { readingMinutes, toRichText } from './rich-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const doc = (...content: object[]) => ({ type: 'doc', content });
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const place = { lang: 'tr', field: 'document' };
const html = (...content: object[]) => toRichText(doc(...content), place).content;

it('renders every node and mark of the editor', () => {
  const item = (value: string) => ({ type: 'listItem', content: [paragraph(text(value))] });
  const cell = (type: string, value: string, attrs = {}) => ({ type, attrs, content: [paragraph(text(value))] });
  expect(html({ type: 'heading', attrs: { level: 2 }, content: [text('Başlık')] })).toBe('<h2>Başlık</h2>');
  expect(html(paragraph(text('kalın', { type: 'bold' }, { type: 'italic' })))).toBe(
    '<p><strong><em>kalın</em></strong></p>',
  );
  expect(html(paragraph(text('a'), { type: 'hardBreak' }, text('b')))).toBe('<p>a<br />b</p>');
  expect(html({ type: 'bulletList', content: [item('bir')] })).toBe('<ul><li><p>bir</p></li></ul>');
  expect(
    html({
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('tableHeader', 'a', { colspan: 2 }), cell('tableCell', 'b')] }],
    }),
  ).toBe(
    '<div class="tableWrapper" tabindex="0"><table><tbody>' +
      '<tr><th scope="row" colspan="2"><p>a</p></th><td><p>b</p></td></tr></tbody></table></div>',
  );
  expect(html({ type: 'image', attrs: { src: '/media/a-640.webp', alt: 'Köprü' } })).toBe(
    '<img src="/media/a-640.webp" alt="Köprü" loading="lazy" />',
  );
});

it('stores no document with a picture of another site, which the editor would load', () => {
  const foreign = { type: 'image', attrs: { src: 'https://baska.example/a.png' } };
  const { document } = toRichText(doc(foreign, paragraph(text('a'))), place);
  expect(JSON.parse(document)).toEqual(doc(paragraph(text('a'))));
});

it('renders superscript, subscript and the alignment of table cells', () => {
  expect(html(paragraph(text('m'), text('2', { type: 'superscript' }), text('x', { type: 'subscript' })))).toBe(
    '<p>m<sup>2</sup><sub>x</sub></p>',
  );
  const cell = (align: unknown) => ({ type: 'tableCell', attrs: { align }, content: [paragraph(text('a'))] });
  const row = { type: 'tableRow', content: [cell('right'), cell('center'), cell('left'), cell('x" onclick="y')] };
  expect(html({ type: 'table', content: [row] })).toContain(
    '<td data-align="right"><p>a</p></td><td data-align="center"><p>a</p></td><td><p>a</p></td><td><p>a</p></td>',
  );
});

it.each([
  [{ start: 2, type: 'a', bracketed: true }, '<ol class="bracketed" data-kind="a" type="a" start="2">'],
  [{ start: 4, type: 'I' }, '<ol type="I" start="4">'],
  [{ start: 0, type: null }, '<ol start="0">'],
  [{ start: 1, type: 'disc', bracketed: 'x' }, '<ol>'],
])('renders the numbers of a list with %o', (attrs, expected) => {
  const item = { type: 'listItem', content: [paragraph(text('a'))] };
  expect(html({ type: 'orderedList', attrs, content: [item] })).toContain(expected);
});

it('omits the empty paragraph that the editor keeps at the end', () => {
  expect(html(paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph())).toBe('<p>a</p><p></p><p>b</p>');
});

it('renders header cells with the scope of their column or row', () => {
  const cell = (type: string, value: string) => ({ type, content: [text(value)] });
  const row = (...content: object[]) => ({ type: 'tableRow', content });
  const table = html({
    type: 'table',
    content: [
      row(cell('tableHeader', ''), cell('tableHeader', 'Dayanım')),
      row(cell('tableHeader', 'Çelik'), cell('tableCell', '355')),
    ],
  });
  expect(table).toContain('<tr><th scope="col"></th><th scope="col">Dayanım</th></tr>');
  expect(table).toContain('<tr><th scope="row">Çelik</th><td>355</td></tr>');
});

it('keeps underline, strike, code and the start number of a list', () => {
  const marks = html(paragraph(text('a', { type: 'underline' }), text('b', { type: 'strike' })));
  expect(marks).toBe('<p><u>a</u><s>b</s></p>');
  expect(html(paragraph(text('c', { type: 'code' })))).toBe('<p><code>c</code></p>');
  expect(html({ type: 'codeBlock', content: [text('bir\n  iki')] })).toBe('<pre><code>bir\n  iki</code></pre>');
  const list = { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [text('üç')] }] };
  expect(html(list)).toBe('<ol start="3"><li>üç</li></ol>');
});

it('keeps size and srcset of a picture if all its files are from the media library', () => {
  const picture = { src: '/media/a-480.jpg', alt: '', width: 960, height: 640 };
  const srcset = '/media/a-480.webp 480w, /media/a-960.webp 960w';
  const sizes = '(max-width: 760px) 92vw, 700px';
  const rest = 'alt="" width="960" height="640"';
  expect(html({ type: 'image', attrs: { ...picture, srcset } })).toBe(
    `<img src="/media/a-480.jpg" ${rest} srcset="${srcset}" sizes="${sizes}" loading="lazy" />`,
  );
  const foreign = { ...picture, width: '9e9', srcset: `${srcset}, https://evil.example/a.png 2w` };
  expect(html({ type: 'image', attrs: foreign })).toBe(
    '<img src="/media/a-480.jpg" alt="" height="640" loading="lazy" />',
  );
});

it('marks external links', () => {
  const link = (href: string) => html(paragraph(text('git', { type: 'link', attrs: { href } })));
  expect(link('https://ornek.com.tr')).toBe('<p><a href="https://ornek.com.tr" rel="noopener">git</a></p>');
  expect(link('/iletisim')).toBe('<p><a href="/iletisim">git</a></p>');
});

it.each([
  ['HTML markup in text', paragraph(text('<script>alert(1)</script>')), '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    'a javascript: URL',
    paragraph(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
    '<p><a>a</a></p>',
  ],
  ['an http: URL', paragraph(text('a', { type: 'link', attrs: { href: 'http://ornek.com' } })), '<p><a>a</a></p>'],
  [
    'a URL that tries to break out of the attribute',
    paragraph(text('a', { type: 'link', attrs: { href: '"><img src=x onerror=alert(1)>' } })),
    '<p><a href="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">a</a></p>',
  ],
  ['an image of another origin', { type: 'image', attrs: { src: 'https://evil.example/a.png' } }, ''],
  ['a protocol-relative image URL', { type: 'image', attrs: { src: '//evil.example/media/a.png' } }, ''],
  [
    'an image path that leaves its folder',
    { type: 'image', attrs: { src: '/media/../api/pages/change-language/en' } },
    '',
  ],
  [
    'a cell with unlimited spans',
    { type: 'tableCell', attrs: { colspan: '1e9', rowspan: 'Infinity' }, content: [text('a')] },
    '<td>a</td>',
  ],
  ['an unknown node', { type: 'iframe', content: [paragraph(text('içerik'))] }, '<p>içerik</p>'],
  ['a node named like an object property', { type: 'constructor', content: [text('a')] }, 'a'],
  [
    'attributes that are not strings',
    { type: 'heading', attrs: { level: { a: 1 } }, content: [text('a')] },
    '<h2>a</h2>',
  ],
])('sanitizes %s', (_name, node, expected) => {
  expect(html(node)).toBe(expected);
});

it('computes the reading time, at least one minute', () => {
  expect(toRichText(doc(paragraph(text('bir iki')), paragraph(text('üç'))), place).text).toBe('bir iki\nüç');
  expect([readingMinutes(''), readingMinutes('söz '.repeat(600))]).toEqual([1, 3]);
});

it('rejects text that is too long with the name of its field', () => {
  const long = doc(paragraph(text('a'.repeat(1_500_001))));
  expect(() => toRichText(long, { lang: 'tr', field: 'translations.tr.document' })).toThrow(
    expect.objectContaining({ kind: 'invalid', details: { errors: { 'translations.tr.document': 'Metin Çok Uzun' } } }),
  );
});

describe('blocks', () => {
  const image = (name: string, alt = '') => ({ type: 'image', attrs: { src: `/media/${name}-480.jpg`, alt } });

  it('renders a callout with its label in the language of the text', () => {
    const note = (attrs: object) => ({ type: 'callout', attrs, content: [paragraph(text('Zemin etüdü'))] });
    expect(html(note({ kind: 'warning' }))).toBe(
      '<aside class="callout warning" role="note"><p class="label">Uyarı</p><p>Zemin etüdü</p></aside>',
    );
    const inLanguage = (lang: string) => toRichText(doc(note({ kind: '"><b>' })), { ...place, lang }).content;
    expect(inLanguage('en')).toContain('<aside class="callout info" role="note"><p class="label">Note</p>');
    expect(inLanguage('de-AT')).toContain('Hinweis');
    expect(inLanguage('constructor')).toContain('Note');
  });

  it('renders pictures beside each other as a list of library pictures', () => {
    const external = { type: 'image', attrs: { src: 'https://evil.example/a.png' } };
    expect(html({ type: 'picturePair', content: [image('a', 'Köprü'), external, image('b')] })).toBe(
      '<ul class="pictures pair" role="list"><li><a href="/media/a-480.jpg" data-held><img src="/media/a-480.jpg" alt="Köprü" loading="lazy" /></a></li>' +
        '<li><a href="/media/b-480.jpg" data-held><img src="/media/b-480.jpg" alt="" loading="lazy" /></a></li></ul>',
    );
    expect(html({ type: 'gallery', content: [image('a')] })).toContain(
      '<ul class="pictures gallery" role="list"><li><a href="/media/a-480.jpg" data-held><img',
    );
    expect(html({ type: 'gallery', content: [external, paragraph(text('a'))] })).toBe('');
    const wide = { ...image('a'), attrs: { ...image('a').attrs, srcset: '/media/a-480.webp 480w' } };
    expect(html({ type: 'gallery', content: [wide] })).toContain('sizes="(max-width: 760px) 46vw, 310px"');
    const sizes = { srcset: '/media/a-480.webp 480w, /media/a-1600.webp 1600w, /media/a-960.webp 960w' };
    expect(html({ type: 'gallery', content: [{ ...image('a'), attrs: { ...image('a').attrs, ...sizes } }] })).toContain(
      '<li><a href="/media/a-1600.webp" data-held><img',
    );
    const upright = { ...image('a'), attrs: { ...image('a').attrs, width: 300, height: 400 } };
    const panorama = { ...image('a'), attrs: { ...image('a').attrs, width: 900, height: 300 } };
    expect(html({ type: 'gallery', content: [upright, panorama] })).toMatch(/<li class="tall">.*<li class="wide">/);
  });

  it('renders a button as a link under the rules of links', () => {
    const button = (href: unknown, label = 'Teklif alın') => ({
      type: 'linkButton',
      attrs: { href },
      content: [text(label)],
    });
    expect(html(button('/iletisim'))).toBe('<p class="button"><a href="/iletisim">Teklif alın</a></p>');
    expect(html(button('https://ornek.com'))).toContain('href="https://ornek.com" rel="noopener"');
    expect(html(button('javascript:alert(1)'))).toBe('<p class="button"><a>Teklif alın</a></p>');
    expect(html(button('/a', ' '))).toBe('');
  });

  it('renders a file with its type and size in the language of the text', () => {
    const file = (attrs: object) => ({ type: 'download', attrs, content: [text('Katalog')] });
    const href = `/media/files/${'a'.repeat(32)}.pdf`;
    expect(html(file({ href, bytes: 1_300_000 }))).toBe(
      `<p class="file"><a href="${href}">Katalog <small>PDF, 1,2 MB</small></a></p>`,
    );
    expect(toRichText(doc(file({ href, bytes: 2_000 })), { ...place, lang: 'en' }).content).toContain('PDF, 2 kB');
    expect(html(file({ href, bytes: '1e99' }))).toContain('<small>PDF</small>');
    expect(html(file({ href: '/media/files/a.exe', bytes: 1 }))).toBe('<p>Katalog</p>');
  });

  it('renders a video of another site as a link to its page', () => {
    const video = (href: string) => html({ type: 'video', attrs: { href }, content: [text('Montaj')] });
    expect(video('https://youtu.be/dQw4w9WgXcQ')).toBe(
      '<p class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Montaj <small>YouTube</small></a></p>',
    );
    expect(video('https://evil.example/player')).toBe('<p>Montaj</p>');
  });

  it.each([
    [
      'https://vimeo.com/76979871',
      (poster: string) =>
        `<a href="https://vimeo.com/76979871" rel="noopener"><img src="${poster}" alt="" loading="lazy" />Montaj <small>`,
    ],
    [
      `/media/files/${'a'.repeat(32)}.mp4`,
      (poster: string) => ` controls preload="none" aria-label="Montaj" poster="${poster}">`,
    ],
  ])('renders the preview picture of a video, if it is of the library: %s', (href, expected) => {
    const video = (poster: unknown) => html({ type: 'video', attrs: { href, poster }, content: [text('Montaj')] });
    const poster = `/media/${'b'.repeat(32)}-960.webp`;
    expect(video(poster)).toContain(expected(poster));
    const others = [
      'https://i.ytimg.com/a.webp',
      `/media/files/${'b'.repeat(32)}.webp`,
      `${poster}" onload="x`,
      7,
      null,
    ];
    for (const other of others) expect(video(other)).toBe(video(undefined));
    expect(
      sanitizeHtml(`<video src="/media/files/${'a'.repeat(32)}.mp4" poster="//a.example/b.webp"></video>`),
    ).toMatch(/^<video src="[^"]+"><\/video>$/);
  });

  it('renders a video file of this site as a player that loads nothing by itself', () => {
    const video = (href: string, title: object = text('Montaj "1"')) =>
      html({ type: 'video', attrs: { href }, content: [title] });
    const src = `/media/files/${'a'.repeat(32)}.mp4`;
    expect(video(src)).toBe(
      `<figure class="video"><video src="${src}" controls preload="none" aria-label="Montaj &quot;1&quot;"></video>` +
        '<figcaption>Montaj "1"</figcaption></figure>',
    );
    expect(video(src.replace('mp4', 'pdf'))).toBe('<p>Montaj "1"</p>');
    expect(video(src, text('a', { type: 'bold' }))).not.toContain('aria-label="<');
  });

  it('counts the text of all blocks for search and reading time', () => {
    const button = { type: 'linkButton', attrs: { href: '/a' }, content: [text('Teklif alın')] };
    const note = { type: 'callout', content: [paragraph(text('Zemin'))] };
    expect(toRichText(doc(button, note, { type: 'gallery', content: [image('a')] }), place).text).toBe(
      'Teklif alın\nZemin',
    );
  });

  it('removes classes that no block has', () => {
    expect(html({ type: 'callout', attrs: { kind: 'pair' } })).toContain('class="callout info"');
  });
});
