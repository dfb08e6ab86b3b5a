const AT_ONCE = 8;

/**
 * Runs the task for all items, a few at a time. Throws the first error when all tasks of its group have ended, so that
 * the caller may remove what they were writing.
 */
export async function inGroups<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const results = await Promise.allSettled(items.slice(from, from + AT_ONCE).map((item) => task(item)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
