import { useMemo, type ReactNode } from 'react';
import { FrameContext } from '../shared/frame.ts';
import { textsLanguage } from '../shared/root-data.ts';
import type { SiteFrameData } from './site-frame.loader.ts';
import { usePagePath } from './use-page-path.ts';

export interface SitePartProps {
  data: SiteFrameData;
  section: { id: string };
}

interface SiteFrameProps extends SitePartProps {
  className: string | undefined;
  children: ReactNode;
}

/** Renders a part of the site around a page of another remote: its links load documents. */
export function SiteFrame({
  data: { frame, pathname: rendered },
  section: { id },
  className,
  children,
}: SiteFrameProps) {
  const pathname = usePagePath(rendered, frame);
  const context = useMemo(() => ({ data: frame, pathname, visit: null, ids: `${id}-` }), [frame, pathname, id]);
  const lang = textsLanguage(frame);
  // With the attribute that a page has while it is scrolled, the header is a bar that covers what is below it.
  return (
    <FrameContext value={context}>
      <div className={className} lang={lang === frame.language ? undefined : lang} data-scrolled="">
        {children}
      </div>
    </FrameContext>
  );
}
