import { bootElementId } from '@vitrin/shared-contracts/boot';
import { splitLanguage } from '@vitrin/shared-contracts/first-paths';
import { reservedSegments } from '@vitrin/shared-contracts/paths';
import { vitrinGlobal } from '../globals.ts';
import { pageNavigation } from '../navigation/page-navigation.ts';
import { showPreloader } from '../navigation/preloader.ts';
import { reportUnready } from './report-unready.ts';
import type { Start } from './start-shell.ts';

/** Milliseconds that a clicked link waits for the shell before the browser follows it. */
const SHELL_TIMEOUT_MS = 1_000;

/** Intercepts plain clicks on links of this surface until the shell is ready, and passes the last one to the shell. */
export function interceptLinks(start: Start): void {
  document.addEventListener('click', (event) => {
    const vitrin = vitrinGlobal();
    const link = (event.target as Element).closest?.('a');
    if (vitrin.ready || event.defaultPrevented || !link || !isPlain(event) || !isSameRemote(link)) return;
    event.preventDefault();
    vitrin.pending = link.pathname + link.search;
    showPreloader();
    start();
    setTimeout(() => {
      if (vitrin.ready) return;
      reportUnready();
      // The visitor may have clicked another link since.
      pageNavigation.assign(new URL(vitrin.pending ?? link.href, location.href).href);
    }, SHELL_TIMEOUT_MS);
  });
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function isSameRemote(link: HTMLAnchorElement): boolean {
  const [to, here] = [placeOf(link.pathname), placeOf(location.pathname)];
  return (
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.hash &&
    !(reservedSegments as readonly string[]).includes(to.segment.toLowerCase()) &&
    to.remote === here.remote &&
    to.abbr === here.abbr
  );
}

interface Place {
  abbr: string | null;
  segment: string;
  remote: string | undefined;
}

/** Returns language, segment and remote of a path; a link to another remote or another language is a document load. */
function placeOf(pathname: string): Place {
  const { surfaces, languages = [] } = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as {
    surfaces?: Record<string, string>;
    languages?: string[];
  };
  const { abbr, path } = splitLanguage(pathname, languages);
  const segment = path.split('/')[1] ?? '';
  return { abbr, segment, remote: surfaces?.[segment] ?? surfaces?.['*'] };
}
