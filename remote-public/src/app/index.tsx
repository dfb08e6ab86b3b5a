import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import './base.css';
import '../shared/shared-styles.ts';
import { createRoutes } from './routes.tsx';

const app: RemoteApp = { createRoutes };

export default app;
