import './nonce.ts';
import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import { createRoutes } from './routes.tsx';

const app: RemoteApp = { createRoutes };

export default app;
