import { rootElementId } from '@vitrin/shared-contracts/boot';

/**
 * A page is rendered within a frame or two of its data; after this many milliseconds it is announced even if nothing
 * has changed.
 */
const RENDER_TIMEOUT_MS = 300;

/**
 * After a page change moves the focus to the heading, where reading continues, and announces the title, as a browser
 * does for a document. Does not move a focus that the page itself has set.
 */
export function announcePage(): void {
  const before = document.activeElement;
  afterRender(() => {
    focusHeading(before);
    announce(document.title);
  });
}

function afterRender(action: () => void): void {
  const root = document.getElementById(rootElementId) ?? document.body;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    action();
  };
  const observer = new MutationObserver(end);
  const timer = setTimeout(end, RENDER_TIMEOUT_MS);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}

function focusHeading(before: Element | null): void {
  const main = document.querySelector('main');
  const isPlaced = document.activeElement !== before && main?.contains(document.activeElement);
  const heading = main?.querySelector('h1') ?? main;
  if (!heading || isPlaced) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

let announcer: HTMLElement | null = null;

/**
 * Announces a title. The element exists before its text, because screen readers announce only changes of a live region.
 */
function announce(title: string): void {
  if (!announcer?.isConnected) {
    announcer = Object.assign(document.createElement('p'), { role: 'status', ariaLive: 'polite' });
    Object.assign(announcer.style, HIDDEN);
    document.body.append(announcer);
  }
  announcer.textContent = '';
  const element = announcer;
  setTimeout(() => (element.textContent = title), ANNOUNCE_AFTER_MS);
}

const ANNOUNCE_AFTER_MS = 100;

/** Visually hidden, but read by screen readers. */
const HIDDEN = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
