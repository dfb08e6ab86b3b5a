/** Addresses of this remote, all below the segment under which the site knows it. */
export const paths = {
  start: '/template',
  about: '/template/hakkinda',
  anyOther: '/template/*',
} as const;
