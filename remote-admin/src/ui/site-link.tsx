import { Button } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { siteUrl } from '../data/site-url.ts';

/** Link that opens a page of the site in a new tab, to see what was saved. */
export function SiteLink({ path }: { path: string }) {
  return (
    <Button
      component="a"
      href={siteUrl(path)}
      target="_blank"
      variant="default"
      rightSection={<IconExternalLink size={16} aria-hidden />}
    >
      Sitede gör
    </Button>
  );
}
