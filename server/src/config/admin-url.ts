/** Where the site, and its sign-in and panel, are reached. */
export interface AdminAddress {
  /** Origin of the site, without trailing slash. Canonical URLs are built from it, never from the Host header. */
  publicUrl: string;
  /** Host name of sign-in and panel, with its port if the setting names one; null if they are on the host of the site. */
  adminHost: string | null;
}

/**
 * Returns the origin of sign-in and panel: that of the site, unless they have a host of their own. Its scheme is that of
 * the site, and so is its port unless the setting names one.
 */
export function adminUrl({ publicUrl, adminHost }: AdminAddress): string {
  if (adminHost === null) return publicUrl;
  const url = new URL(publicUrl);
  url.host = adminHost;
  return url.origin;
}
