import 'fake-indexeddb/auto';

/** jsdom has no IndexedDB, in which the panel stores drafts. Each test begins with an empty one. */
beforeEach(async () => {
  if ((await indexedDB.databases()).length === 0) return;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('drafts');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
});
