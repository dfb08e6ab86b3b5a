const AT_ONCE = 8;

/** Runs the task for all items, a few at a time. */
export async function inGroups<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map((item) => task(item)));
}
