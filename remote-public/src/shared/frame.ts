import { createContext, useContext } from 'react';
import { exchangeNames } from '@vitrin/shared-contracts/list-names';
import { pathInLanguage } from '@vitrin/shared-contracts/paths';
import type { SiteTexts } from '@vitrin/shared-contracts/plural-texts';
import type { RootData } from './root-data.ts';

/** Groups of site texts that header and footer use. */
export type FrameTexts = Pick<SiteTexts, 'common' | 'company' | 'footer' | 'navbar'> & {
  home: Pick<SiteTexts['home'], 'contactAction'>;
  search: Pick<SiteTexts['search'], 'label'>;
};

/** What header and footer show. */
export interface FrameData extends Pick<
  RootData,
  'company' | 'contact' | 'contracts' | 'language' | 'languages' | 'listNames' | 'menus' | 'newsletter' | 'social'
> {
  texts: FrameTexts;
}

/** Header and footer with the page that they are around. */
export interface Frame {
  data: FrameData;
  /** Path of the page, as the routes have it. */
  pathname: string;
  /** Changes with each navigation; null around a page of another remote, where links load documents. */
  visit: string | null;
  /** What ids begin with, so that they are unique in the page. */
  ids: string;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('Not within a frame');
  return frame;
}

export function useFrameData(): FrameData {
  return useFrame().data;
}

/** Returns the function that makes addresses of paths around a page of another remote; null where the router does it. */
export function useDocumentAddress(): ((path: string) => string) | null {
  const frame = useContext(FrameContext);
  if (frame?.visit !== null || !frame) return null;
  const { language, listNames } = frame.data;
  return (path) => pathInLanguage(exchangeNames(path, listNames), language);
}
