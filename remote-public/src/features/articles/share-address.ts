/** `silent`: the device's own sheet has said all there is to say. */
export type Shared = 'silent' | 'copied' | 'failed';

/** Offers this page's address to others: by the device's sheet where it has one, else as a copy. */
export async function shareAddress(title: string): Promise<Shared> {
  const { origin, pathname } = location;
  const url = origin + pathname;
  try {
    if (hasSheet(navigator)) {
      await navigator.share({ title, url });
      return 'silent';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'silent' : 'failed';
  }
}

function hasSheet({ share }: Partial<Navigator>): boolean {
  return share !== undefined;
}
