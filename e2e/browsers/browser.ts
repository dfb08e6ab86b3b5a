/**
 * A tab of any browser, limited to what the smoke journey needs. Elements are located by XPath, which every driver
 * supports.
 */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Waits until the element is visible. Throws on timeout. */
  waitForVisible(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  /** Activates a link by keyboard: a click can miss an element that moves while the page loads. */
  activateLink(xpath: string): Promise<void>;
  /** Checks a checkbox. */
  check(xpath: string): Promise<void>;
  /** Types the text key by key, after the existing value. */
  type(xpath: string, text: string): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
}

export interface Browser {
  name: string;
  version: string;
  tab: Tab;
  close(): Promise<void>;
}

/** Milliseconds to wait for an element; WebKit runs without GPU acceleration. */
export const APPEARS_MS = 30_000;

const quoted = (text: string) => JSON.stringify(text);

export const link = (name: string) => `//a[normalize-space()=${quoted(name)}]`;
export const button = (name: string) => `//button[normalize-space()=${quoted(name)}]`;
export const title = (name: string) => `//h1[normalize-space()=${quoted(name)}]`;
export const heading = (name: string) => `//*[self::h1 or self::h2 or self::h3][normalize-space()=${quoted(name)}]`;
export const text = (text: string) => `//*[text()[contains(normalize-space(), ${quoted(text)})]]`;
/** XPath of a text field whose label starts with the given text. */
export const field = (label: string) =>
  `//*[self::input or self::textarea][@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`;
