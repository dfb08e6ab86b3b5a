import { isAllowedAddress } from './link-address.ts';

/** Options of links in texts and footnotes. */
export const linkOptions = {
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: isAllowedAddress,
  // The server sets the other attributes of a link.
  HTMLAttributes: { target: null, rel: null },
};
