import { loadCleaner } from './cleaner.ts';
import type { Decision, Notice, Question } from './dialog-library.ts';

export type { Decision, Notice, Question };

async function load() {
  await loadCleaner();
  return await import('./dialog-library.ts');
}

/** Fetches what the dialogs need before it is needed: with the connection gone they could not say so any more. */
export function prepareDialogs(): void {
  load().catch(() => undefined);
}

/** A short notice that goes by itself (product §9: 2500 ms). */
export async function tellSuccess(title: string): Promise<void> {
  const library = await load();
  library.toastSuccess({ title });
}

export async function tellFailure(notice: Notice): Promise<void> {
  const library = await load();
  library.toastFailure(notice);
}

export async function ask(question: Question): Promise<Decision> {
  const library = await load();
  return await library.ask(question);
}
