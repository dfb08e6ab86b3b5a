import type { Answered, RemoteContext } from 'shared-contracts/remote-app';
import type { SiteContext } from '../../shared/site-context.ts';

type Answers = Map<string, Promise<Answered<unknown>>>;

/** Reads for a page in a language that is not shown yet; every answer is kept until the page takes it over. */
export interface Rehearsal {
  context: SiteContext;
  /** Puts an answer that is already known in the place of a call. */
  know: (path: string, data: unknown) => void;
  /** From now on the live page finds these answers; returns the end of that. */
  handOver: () => () => void;
}

export interface SiteReading {
  context: SiteContext;
  rehearse: (abbr: string) => Rehearsal;
}

/** All reading of one visit (on the server: of one request), so that nothing is asked twice. */
export function createReading(remote: RemoteContext): SiteReading {
  const lasting: Answers = new Map();
  let handedOver: Answers = new Map();

  const context = (language: () => string, known: () => Answers, kept: Answers | null): SiteContext => {
    const read = (keep: Answers | null, path: string, params: Readonly<Record<string, string>> = {}) => {
      const key = keyOf(language(), path, params);
      const answer = known().get(key) ?? keep?.get(key) ?? remote.read(path, { lang: language(), ...params });
      if (keep) remember(keep, key, answer);
      return answer as Promise<Answered<never>>;
    };
    return {
      ...remote,
      language,
      read: (path, params) => read(kept, path, params),
      readOnce: (path, params) => read(lasting, path, params),
    };
  };

  return {
    context: context(remote.language, () => handedOver, null),
    rehearse(abbr) {
      const answers: Answers = new Map();
      return {
        context: context(
          () => abbr,
          () => answers,
          answers,
        ),
        know: (path, data) => void answers.set(keyOf(abbr, path, {}), Promise.resolve({ data })),
        handOver() {
          handedOver = answers;
          return () => {
            handedOver = new Map();
          };
        },
      };
    },
  };
}

function keyOf(language: string, path: string, params: Readonly<Record<string, string>>): string {
  return `${language} ${path}?${String(new URLSearchParams(params))}`;
}

/** A failure is not kept: the next one who needs it asks again. */
function remember(answers: Answers, key: string, answer: Promise<Answered<unknown>>): void {
  answers.set(key, answer);
  answer.catch(() => {
    if (answers.get(key) === answer) answers.delete(key);
  });
}
