import { publicPaths } from 'shared-contracts/paths';
import { apiStatus } from 'shared-contracts/remote-app';
import { redirect } from 'shared-contracts/router';

interface Slugged {
  seo_name: string | null;
  alternates: Record<string, string>;
}

/** Reads what a slug stands for; unknown leads to /404 (spec §2). */
export async function orNotFound<T>(reading: Promise<{ data: T }>): Promise<T> {
  try {
    return (await reading).data;
  } catch (error) {
    if (apiStatus(error) === 404) throw redirect(publicPaths.notFound);
    throw error;
  }
}

/** Another language's slug leads to the page's own address for now (302), an old one for good (301; design §11). */
export function keepAddress(
  { alternates }: Slugged,
  asked: string,
  own: string,
  toPath: (slug: string) => string,
): void {
  if (asked === own) return;
  throw redirect(toPath(own), Object.values(alternates).includes(asked) ? 302 : 301);
}
