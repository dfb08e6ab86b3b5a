import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { api } from '@vitrin/shared-contracts/paths';
import type { SearchSuggestions } from '@vitrin/shared-contracts/search';

/** A page, or a word to search. */
export interface Suggestion {
  text: string;
  /** Path of the page; null for a word. */
  path: string | null;
  /** Kind of the page. */
  kind: string | null;
}

/** The suggestions of a field, by the pattern of the editable combobox of the ARIA authoring practices. */
export interface SuggestionState {
  /** The field. */
  field: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  /** Index of the suggestion that Enter chooses; null for the typed text. */
  active: number | null;
  isOpen: boolean;
  type: (text: string) => void;
  press: (event: KeyboardEvent<HTMLInputElement>, choose: (suggestion: Suggestion) => void) => void;
  close: () => void;
}

/** Milliseconds without a key before something is asked for. */
const PAUSE_MS = 150;
const MIN_LETTERS = 2;

export function useSuggestions(language: string): SuggestionState {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    reading.current?.abort();
    setSuggestions([]);
    setActive(null);
  };
  useEffect(() => () => reading.current?.abort(), []);

  const type = (text: string) => {
    reading.current?.abort();
    setActive(null);
    if (text.trim().length < MIN_LETTERS) {
      setSuggestions([]);
      return;
    }
    const current = new AbortController();
    reading.current = current;
    void show(text, current.signal);
  };
  const show = async (text: string, signal: AbortSignal) => {
    const found = await readSuggestions(text, language, signal);
    if (!signal.aborted) setSuggestions(found);
  };

  // The first keys may come before the page is hydrated: they are what starts it.
  const typeFirst = useEffectEvent(() => {
    const { current: input } = field;
    if (input && input === document.activeElement && input.value !== input.defaultValue) type(input.value);
  });
  useEffect(() => typeFirst(), []);

  const press: SuggestionState['press'] = (event, choose) => {
    const { length } = suggestions;
    const chosen = active === null ? undefined : suggestions[active];
    if (length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive(nextIndex(active, length, 1));
    else if (event.key === 'ArrowUp') setActive(nextIndex(active, length, -1));
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };

  return { field, suggestions, active, isOpen: suggestions.length > 0, type, press, close };
}

/** Goes around: behind the last suggestion is the typed text. */
function nextIndex(active: number | null, count: number, step: 1 | -1): number | null {
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}

/** Suggestions are a help: none come when they cannot be read. */
async function readSuggestions(text: string, language: string, signal: AbortSignal): Promise<Suggestion[]> {
  await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return [];
  try {
    const { readPublic } = await import('@vitrin/shared-contracts/http');
    const params = { lang: language, search: text };
    const { data } = await readPublic<SearchSuggestions>(api.searchSuggestions, params, signal);
    return [
      ...data.pages.map(({ title, path, kind }) => ({ text: title, path, kind })),
      ...data.words.map((word) => ({ text: word, path: null, kind: null })),
    ];
  } catch {
    return [];
  }
}
