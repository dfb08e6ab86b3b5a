import sax, { type Tag } from 'sax';
import { readingLimits } from '../limits.ts';

/** An element of an export file with all that is in it. */
export interface XmlElement {
  /** As it is written, with its prefix: exports of old versions and of other programs declare other namespaces. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  line: number;
  /** The element was longer than the limit; the rest of it was not kept. */
  isCut: boolean;
}

interface Build {
  stack: XmlElement[];
  length: number;
  elements: number;
}

/** Reads the elements of these names as trees, one at a time, whatever is wrong around them. */
export interface ElementReader {
  /** Returns the elements that are complete after this piece of the file. */
  write(piece: string): XmlElement[];
  /** Returns how many faults of the markup the parser has passed over. */
  end(): { elements: XmlElement[]; faults: number };
}

/**
 * Creates a reader of an XML file. It expands no entities of the file: only those of XML and of HTML, which are a fixed table. A fault
 * of the markup costs the text that it is in, not what follows.
 * @param names - elements that are returned; those inside them are their children
 */
export function elementReader(names: ReadonlySet<string>): ElementReader {
  const parser = sax.parser(true, { position: true });
  const done: XmlElement[] = [];
  let build: Build | null = null;
  let faults = 0;
  const add = (text: string) => {
    if (build) addText(build, text);
  };
  const passOver = () => {
    faults += 1;
    parser.error = null as unknown as Error;
    parser.resume();
  };
  parser.onopentag = (tag) => {
    const element = elementOf(tag as Tag, parser.line + 1);
    if (!build && names.has(element.name)) build = { stack: [element], length: 0, elements: 0 };
    else if (build) addElement(build, element);
  };
  parser.onclosetag = () => {
    if (!build) return;
    const closed = build.stack.pop();
    if (closed && build.stack.length === 0) {
      done.push(closed);
      build = null;
    }
  };
  Object.assign(parser, { ontext: add, oncdata: add, onerror: passOver });
  return {
    write(piece) {
      parser.write(piece);
      return done.splice(0);
    },
    end() {
      parser.close();
      return { elements: done.splice(0), faults };
    },
  };
}

function elementOf({ name, attributes }: Tag, line: number): XmlElement {
  return { name, attributes, text: '', children: [], line, isCut: false };
}

function addElement(build: Build, element: XmlElement): void {
  build.elements += 1;
  const parent = build.stack.at(-1);
  if (build.elements > readingLimits.itemElements) cut(build);
  else parent?.children.push(element);
  build.stack.push(element);
}

/** A text longer than the parser's buffer comes in several events. */
function addText(build: Build, text: string): void {
  const element = build.stack.at(-1);
  if (!element || element.isCut) return;
  build.length += text.length;
  if (build.length > readingLimits.itemLength) cut(build);
  else element.text += text;
}

function cut({ stack }: Build): void {
  const [top] = stack;
  if (top) top.isCut = true;
}

/** Returns the text of the first child of this name; empty without one. */
export function textOf(element: XmlElement, name: string): string {
  return clean(element.children.find((child) => child.name === name)?.text ?? '');
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Removes what databases and browsers refuse in a text, and the backslashes that broken exports have before quotes. */
export function clean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').toWellFormed();
}
