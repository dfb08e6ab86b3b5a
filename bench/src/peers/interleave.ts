export const RUNS = 9;

/**
 * Measures the subjects by turns, so that a change of the machine's load affects all of them. Returns the results of
 * each subject.
 */
export async function interleave<S, const T extends readonly S[], R>(
  subjects: T & readonly S[],
  measure: (subject: S) => Promise<R>,
): Promise<{ [Place in keyof T]: R[] }> {
  const results = subjects.map((): R[] => []);
  for (let run = 0; run < RUNS; run++)
    for (const [place, subject] of subjects.entries()) results[place]?.push(await measure(subject));
  return results as { [Place in keyof T]: R[] };
}
