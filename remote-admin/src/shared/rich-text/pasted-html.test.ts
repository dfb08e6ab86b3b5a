import { droppedMedia, droppedNotice } from './dropped-media.ts';
import { cleanPasted } from './pasted-html.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Clipboard content from Word 365, shortened. */
const wordHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=TR link="#0563C1" style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-size:16.0pt;mso-fareast-language:TR'>Çelik yapılar<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Calibri",sans-serif'>Depremde <b>esneyen</b>
<i>yapı</i>, <u>kırılmaz</u>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc1"></a>Seçim</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Zemin<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Sondaj<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;
</span></span></span><![endif]>Kiriş</p>
<p class=MsoNormal>Sıra:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Montaj</p>
<p class=MsoQuote><i>Yapı konuşur.</i></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<thead><tr style='mso-yfti-irow:0'><td width=200 style='width:150.0pt'><p class=MsoNormal><b>Sınıf</b></p></td></tr></thead>
<tr><td width=200 colspan=2><p class=MsoNormal>S355<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><v:shape id="x"><v:imagedata src="file:///C:/a.png"></v:imagedata></v:shape><a
href="http://ornek.com/a">Kaynak</a></p>
<!--EndFragment--></body></html>`;

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

it('leaves other pages unchanged, except for links that would be dropped', () => {
  expect(cleanPasted('<p style="font-weight:bold">a <a href="http://ornek.com">b</a></p>')).toBe(
    '<p>a <a href="https://ornek.com">b</a></p>',
  );
});

/** Clipboard content from Google Docs, shortened. */
const googleDocsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;">Çelik</span></h2><p dir="ltr"><span
style="font-weight:400;font-style:normal;">Depremde </span><span style="font-weight:700;font-style:normal;">esneyen</span><span
style="font-weight:400;font-style:italic;"> yapı</span><span style="font-weight:700;font-style:italic;text-decoration:underline;"> kırılmaz</span></p><ul><li
dir="ltr" aria-level="1"><p dir="ltr"><span style="text-decoration:line-through;">Zemin</span></p></li></ul><p><a
href="https://ornek.com" style="text-decoration:none;"><span style="text-decoration:underline;">Kaynak</span></a></p></b>`;

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

it.each([
  ['<p>a</p>', null],
  ['<p>a<img src="/media/1/a.webp"></p>', null],
  ['<p>a<img src="https://x.test/pixel.gif" width="1" height="1"></p>', null],
  ['<p>a<img src="https://x.test/a.png"></p>', 'Metin yapıştırıldı, 1 görsel alınamadı.'],
  [
    '<img src="data:image/png;base64,AA"><img src="https://x.test/b.png"><iframe src="https://x.test"></iframe>',
    'Metin yapıştırıldı, 2 görsel ve 1 video alınamadı.',
  ],
])('reports what is dropped from %s', (html, title) => {
  expect(droppedNotice(droppedMedia(html))?.title ?? null).toBe(title);
});

it('parses no style attribute, and leaves text about one unchanged', () => {
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const html = '<p STYLE = "color:red"><span style="font-style:italic">Yapı</span> &lt;p style="x"&gt;</p>';
  expect(cleanPasted(html)).toContain('<em>Yapı</em></span> &lt;p style="x"&gt;');
  expect(parse.mock.calls.join()).not.toMatch(/<[^>]*\sstyle\s*=/i);
});

it('reports a video that the Content Security Policy removes before parsing', () => {
  const parse = DOMParser.prototype.parseFromString;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (this: DOMParser, html, type) {
    return parse.call(this, html.replace('<iframe src="https://x.test/v"></iframe>', ''), type);
  });
  const media = droppedMedia('<p>&lt;iframe&gt; ile<iframe src="https://x.test/v"></iframe></p>');
  expect(media).toEqual({ pictures: 0, videos: 1 });
});

it('does not change content copied from the editor itself', () => {
  const own = '<tr data-pm-slice="2 2 -2 []"><td>a</td></tr>';
  expect(cleanPasted(own)).toBe(own);
});
