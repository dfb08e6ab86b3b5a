import type { HydrationData } from './boot.ts';
import type { Branding } from './branding.ts';
import type { Language } from './languages.ts';
import type { Head, RemoteApp, RemoteContext } from './remote-app.ts';

/** One page that the server asks the shell's server half to render. */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  language: Language;
  branding: Branding;
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head | null; hydration: HydrationData };

/** What the shell's server half exports: the singletons that remotes find by `require`, and the rendering itself. */
export interface ShellServerHalf {
  shared: Record<string, unknown>;
  render: (app: RemoteApp, request: RenderRequest, read: RemoteContext['read']) => Promise<RenderResult>;
}
