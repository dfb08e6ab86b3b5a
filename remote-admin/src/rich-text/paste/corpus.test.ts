import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import purify from 'dompurify';
import { extensions } from '../document.ts';
import type { PasteNotice } from './dropped-content.ts';
import { pasteProps } from './paste-props.ts';
import { clipboards, type Clipboard } from './testing/corpus.ts';
import { pasteTargets } from './testing/paste-targets.ts';

const folder = path.join(import.meta.dirname, 'testing/clipboard');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** In a browser the page's Trusted Types policy sanitizes the HTML before it is parsed. */
beforeEach(() => {
  const parse = DOMParser.prototype.parseFromString;
  // The sanitizer parses too.
  let isSanitizing = false;
  jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (this: DOMParser, html, type) {
    if (isSanitizing) return parse.call(this, html, type);
    isSanitizing = true;
    const clean = purify.sanitize(html, { ADD_ATTR: ['target'] });
    isSanitizing = false;
    return parse.call(this, clean, type);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

interface Pasted {
  text: string;
  html: string;
  notice: string;
}

let notice: PasteNotice | null = null;
const editor = new Editor({
  element: document.createElement('div'),
  extensions,
  editorProps: pasteProps((next) => {
    notice = next;
  }),
});

function paste({ file }: Clipboard, content: object, selector: string): Pasted {
  notice = null;
  editor.commands.setContent(content);
  editor.commands.setTextSelection(positionOf(selector));
  editor.view.dom.dispatchEvent(pasteEvent(read(file), file.endsWith('.txt') ? 'text/plain' : 'text/html'));
  const { doc } = editor.state;
  doc.check();
  const said = notice as PasteNotice | null;
  return {
    text: doc.textBetween(0, doc.content.size, '\n', ' '),
    html: editor.getHTML(),
    notice: said ? `${said.title} ${said.text}`.trim() : '',
  };
}

/** jsdom has no clipboard events. */
function pasteEvent(source: string, format: string): Event {
  const getData = (type: string) => (type === format ? source : '');
  return Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData, types: [format], files: [], items: [] },
  });
}

/** Returns a position inside the first node of a type; at the start for the document itself. */
function positionOf(type: string): number {
  let found = 1;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === type && found === 1) found = position + (node.isTextblock ? 1 : 2);
  });
  return found;
}

it('knows every file of the folder', () => {
  expect(readdirSync(folder).toSorted()).toEqual(clipboards.map(({ file }) => file).toSorted());
});

describe.each(clipboards)('$file', (clipboard) => {
  it('keeps its content in a text and says what was lost', () => {
    const {
      text,
      html,
      notice: said,
    } = paste(clipboard, { type: 'doc', content: [{ type: 'paragraph' }] }, 'paragraph');
    for (const kept of clipboard.keeps) expect(html).toContain(kept);
    for (const gone of clipboard.drops ?? []) expect(text).not.toContain(gone);
    expect(said).toBe(clipboard.notice ?? '');
  });

  it.each(pasteTargets)('is pasted into $name without an exception or hidden content', ({ content, type }) => {
    const { text } = paste(clipboard, content, type);
    for (const gone of clipboard.drops ?? []) expect(text).not.toContain(gone);
    expect(text).toContain(clipboard.word);
  });
});
