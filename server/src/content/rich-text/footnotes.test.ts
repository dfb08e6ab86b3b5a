import { toRichText } from './rich-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const doc = (...content: object[]) => ({ type: 'doc', content });
const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const place = { lang: 'tr', field: 'document' };
const html = (...content: object[]) => toRichText(doc(...content), place).content;

describe('footnotes', () => {
  const note = (...content: object[]) => ({ type: 'footnote', content });
  const first = paragraph(text('Çelik'), note(text('TS '), text('500', { type: 'bold' })), text(' esner.'));
  const second = { type: 'blockquote', content: [paragraph(text('Beton'), note(text('s. <4>')))] };

  it('are numbered in the order of the text and link to their texts and back', () => {
    expect(html(first, second)).toBe(
      '<p>Çelik<sup class="note-mark"><a href="#dipnot-1" role="doc-noteref" aria-label="Dipnot 1" id="dipnot-yeri-1">1</a></sup> esner.</p>' +
        '<blockquote><p>Beton<sup class="note-mark"><a href="#dipnot-2" role="doc-noteref" aria-label="Dipnot 2" id="dipnot-yeri-2">2</a></sup></p></blockquote>' +
        '<section class="footnotes" role="doc-endnotes" aria-label="Dipnotlar"><ol>' +
        '<li id="dipnot-1">TS <strong>500</strong> <a href="#dipnot-yeri-1" role="doc-backlink" aria-label="Metne dön (1)">↩\uFE0E</a></li>' +
        '<li id="dipnot-2">s. &lt;4&gt; <a href="#dipnot-yeri-2" role="doc-backlink" aria-label="Metne dön (2)">↩\uFE0E</a></li>' +
        '</ol></section>',
    );
  });

  it('are labelled in the language of the text', () => {
    expect(toRichText(doc(first), { ...place, lang: 'en' }).content).toContain('aria-label="Back to the text (1)"');
  });

  it('are searched and counted after the text, without interrupting a sentence', () => {
    expect(toRichText(doc(first, second), place).text).toBe('Çelik esner.\nBeton\n\nTS 500\ns. <4>');
  });

  it('are the only elements with an id', () => {
    expect(sanitizeHtml('<p id="a"><a id="root" href="/a">b</a></p><ol><li id="dipnot-x">c</li></ol>')).toBe(
      '<p><a href="/a">b</a></p><ol><li>c</li></ol>',
    );
  });
});
