import { pasteNotice } from './dropped-content.ts';
import { cleanPasted } from './pasted-html.ts';
import { chromeHtml, googleDocsHtml, wordHtml, wordOnlineHtml } from './testing/clipboards.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Removes comments and whitespace that a browser does not show. */
const normalized = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .trim();

it('keeps only the content of a Word document', () => {
  expect(normalized(cleanPasted(wordHtml))).toBe(
    '<h2>Çelik yapılar</h2>' +
      '<p>Depremde <b>esneyen</b><i>yapı</i>, <u>kırılmaz</u>.</p>' +
      '<h3>Seçim</h3>' +
      '<ul><li><p>Zemin</p><ul><li><p>Sondaj</p></li></ul></li><li><p>Kiriş</p></li></ul>' +
      '<p>Sıra:</p>' +
      '<ol start="3"><li><p>Montaj</p></li></ol>' +
      '<blockquote><p><i>Yapı konuşur.</i></p></blockquote>' +
      '<table><thead><tr><th><p><b>Sınıf</b></p></th></tr></thead>' +
      '<tbody><tr><td colspan="2"><p>S355</p></td></tr></tbody></table>' +
      '<p><a href="https://ornek.com/a">Kaynak</a></p>',
  );
});

it('keeps what a web page marks by styles, also on blocks, and links that would be dropped', () => {
  expect(cleanPasted('<p style="font-weight:bold">a <a href="http://ornek.com">b</a></p>')).toBe(
    '<p><strong>a <a href="https://ornek.com">b</a></strong></p>',
  );
});

it('converts addresses of this site to paths', () => {
  const { origin } = location;
  expect(cleanPasted(`<a href="${origin}/iletisim">a</a><img src="${origin}/media/a-480.jpg">`)).toBe(
    '<a href="/iletisim">a</a><img src="/media/a-480.jpg">',
  );
});

it.each([
  ['<h1>a</h1><h2>b</h2><h5>c</h5>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['<h2>a</h2><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
  ['<div role="heading" aria-level="3">a</div>', '<h3>a</h3>'],
  [
    '<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>',
    '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['<p>a</p><br><p>b<br>c</p>', '<p>a</p><p>b<br>c</p>'],
])('adapts %s to what a text may have', (html, expected) => {
  expect(cleanPasted(html)).toBe(expected);
});

it('keeps bold, italic, underline and strikethrough of a Google document, and nothing else', () => {
  const marks = cleanPasted(googleDocsHtml).replaceAll(
    /<\/?span[^>]*>|<(\w+) [^>]*?(?=>)/g,
    (_all, tag: string | undefined) => (tag === undefined ? '' : `<${tag}`),
  );
  expect(normalized(marks)).toBe(
    '<h2>Çelik</h2><p>Depremde <strong>esneyen</strong><em> yapı</em><u><em><strong> kırılmaz</strong></em></u></p>' +
      '<ul><li><p><s>Zemin</s></p></li></ul><p><a>Kaynak</a></p>',
  );
});

it('keeps headings, nested lists and formatting of Word for the web', () => {
  const html = cleanPasted(wordOnlineHtml).replaceAll(/<\/?span[^>]*>|<(\w+) [^>]*?(?=>)/g, (_all, tag?: string) =>
    tag === undefined ? '' : `<${tag}`,
  );
  expect(normalized(html)).toBe(
    '<h2>Çelik</h2><p>Depremde <strong>esneyen</strong> yapı</p>' +
      '<ul><li><p>Zemin</p><ul><li><p>Sondaj</p></li></ul></li><li><p>Kiriş</p></li></ul><ol><li><p>Montaj</p></li></ol>',
  );
});

it.each([
  ['<p>a</p>', null],
  ['<p>a<img src="/media/1/a.webp"></p>', null],
  ['<p>a<img src="https://x.test/pixel.gif" width="1" height="1"></p>', null],
  ['<p>a<img src="https://x.test/a.png"></p>', 'Yapıştırılan metinden 1 görsel alınmadı.'],
  [
    '<img src="data:image/png;base64,AA"><img src="https://x.test/b.png"><iframe src="https://x.test"></iframe>',
    'Yapıştırılan metinden 2 görsel ve 1 gömülü sayfa alınmadı.',
  ],
  [
    '<p><a href="file:///C:/a.doc">a</a> <a href="http://x.test">b</a></p>',
    'Yapıştırılan metinden 1 bağlantı alınmadı.',
  ],
  ['<p><a href="#son">a</a></p>', 'Yapıştırılan metinden belge içi bağlantılar alınmadı.'],
  ['<p>m<sup>2</sup></p>', null],
  ['<p>a<a href="#_ftn1"><sup>[1]</sup></a></p>', 'Yapıştırılan metinden belge içi bağlantılar alınmadı.'],
  ['<p style="text-align:center">a</p>', 'Yapıştırılan metinden ortalama ve sağa yaslama alınmadı.'],
  ['<p style="text-align:justify">a</p>', null],
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'Yapıştırılan metinden 1 harita alınmadı.'],
  ['<iframe src="https://yandex.com.tr/map-widget/v1/"></iframe>', 'Yapıştırılan metinden 1 harita alınmadı.'],
  [
    '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>',
    'Yapıştırılan metinden 1 harita alınmadı.',
  ],
  ['<iframe src="https://open.spotify.com/embed/x"></iframe>', 'Yapıştırılan metinden 1 ses kaydı alınmadı.'],
  ['<label>a <input></label>', 'Yapıştırılan metinden 1 form alanı alınmadı.'],
  ['<table><tr><td bgcolor="#ffcc00">a</td></tr></table>', 'Yapıştırılan metinden hücre renkleri alınmadı.'],
])('reports what is dropped from %s', (html, title) => {
  expect(pasteNotice(html)?.title ?? null).toBe(title);
});

it.each([
  ['black text', '<p style="color:#000">uzun metin</p><p style="color:rgb(51, 51, 51)">gri</p>', null],
  ['one colour of a whole page', '<p style="color:#123a8a">uzun metin</p>', null],
  ['coloured links and headings', '<h2 style="color:#f00">a</h2><p><a href="/a" style="color:blue">b</a></p>', null],
  ['a coloured word', '<p>uzun metin <span style="color:rgb(200, 0, 0)">a</span></p>', 'yazı renkleri'],
  ['a coloured word of an old page', '<p>uzun metin <font color="red">a</font></p>', 'yazı renkleri'],
  ['a transparent background', '<p>a <span style="background-color:rgba(255, 0, 0, 0)">b</span></p>', null],
  ['a highlighted word', '<p>uzun metin <mark>a</mark></p>', 'vurgu renkleri'],
])('reports the colour of %s only if somebody chose it', (_what, html, name) => {
  expect(pasteNotice(html)?.title ?? null).toBe(name && `Yapıştırılan metinden ${name} alınmadı.`);
});

it.each([
  ['Word', wordHtml, 'Yapıştırılan metinden 1 yorum, 1 görsel ve yazı renkleri alınmadı.'],
  ['Google Docs', googleDocsHtml, 'Yapıştırılan metinden vurgu renkleri alınmadı.'],
  ['Word for the web', wordOnlineHtml, null],
  ['Chrome', chromeHtml, null],
])('reports what is dropped from a text of %s', (_program, html, title) => {
  expect(pasteNotice(html)?.title ?? null).toBe(title);
});

it('parses no style attribute, and leaves text about one unchanged', () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const html = '<p STYLE = "color:red"><span style="font-style:italic">Yapı</span> &lt;p style="x"&gt;</p>';
  expect(cleanPasted(html)).toContain('<em>Yapı</em></span> &lt;p style="x"&gt;');
  expect(parse.mock.calls.join()).not.toMatch(/<[^>]*\sstyle\s*=/i);
});

it('splits merged cells that are pasted into a table, and says so', () => {
  const table =
    '<table><tbody><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>';
  expect(cleanPasted(table, 'table')).toBe(
    '<table><tbody><tr><td>a</td><td></td><td>b</td></tr><tr><td></td><td></td><td>c</td></tr></tbody></table>',
  );
  expect(pasteNotice(table, 'table')?.title).toBe('1 birleştirilmiş hücre ayrıldı.');
  expect(cleanPasted(table)).toContain('colspan="2" rowspan="2"');
});

it('reports a video that the Content Security Policy removes before parsing', () => {
  const parse = DOMParser.prototype.parseFromString;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (this: DOMParser, html, type) {
    return parse.call(this, html.replace('<iframe src="https://player.vimeo.com/v"></iframe>', ''), type);
  });
  const notice = pasteNotice('<p>&lt;iframe&gt; ile<iframe src="https://player.vimeo.com/v"></iframe></p>');
  expect(notice?.title).toBe('Yapıştırılan metinden 1 video alınmadı.');
});

it('does not change content copied from the editor itself', () => {
  const own = '<tr data-pm-slice="2 2 -2 []"><td>a</td></tr>';
  expect(cleanPasted(own)).toBe(own);
});
