import './base.css';
import { loginPath } from '@vitrin/shared-contracts/paths';
import type { RemoteApp, RouteHandle } from '@vitrin/shared-contracts/remote-app';
import { signInReasonOf, type SignInReason } from '../features/sign-in/sign-in-reason.ts';
import { SignInPage } from '../features/sign-in/sign-in.page.tsx';

const handle: RouteHandle = {
  head: (reason, { companyName }) => {
    const isFirstRun = (reason as SignInReason | null)?.firstRun !== undefined;
    return { title: isFirstRun ? 'Kurulum' : `Giriş Yap — ${companyName}`, description: '', canonical: null };
  },
};

const app: RemoteApp = {
  // The first path segment alone selects this remote: any path below it is the sign-in too, as on the server.
  createRoutes: () => [
    { path: `${loginPath}/*`, handle, loader: ({ request }) => signInReasonOf(request.url), element: <SignInPage /> },
  ],
};

export default app;
