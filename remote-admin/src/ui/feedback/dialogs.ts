import { loadSanitizer } from '../../data/sanitizer.ts';
import type { Decision, Notice, NoticeAction, Question } from './dialog-library.ts';

export type { Decision, Notice, NoticeAction, Question };

async function load() {
  await loadSanitizer();
  return await import('./dialog-library.ts');
}

/** Milliseconds after a screen has opened: its own data and scripts come first. */
const PRELOAD_DELAY_MS = 1_500;

/** Preloads the dialogs, so that they can report a lost connection. Returns a function that cancels it. */
export function preloadDialogs(): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_DELAY_MS);
  return () => clearTimeout(timer);
}

/** Shows a toast that closes by itself (product §9: 2500 ms); one with an action is shown longer. */
export async function showSuccess(title: string, text?: string, action?: NoticeAction): Promise<void> {
  const library = await load();
  const notice = text === undefined ? { title } : { title, text };
  if (action) void library.toastAction(notice, action);
  else library.toastSuccess(notice);
}

export async function showFailure(notice: Notice): Promise<void> {
  const library = await load();
  library.toastFailure(notice);
}

export async function ask(question: Question): Promise<Decision> {
  const library = await load();
  return await library.ask(question);
}
