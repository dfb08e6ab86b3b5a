import type { RemoteApp } from '@vitrin/shared-contracts/remote-app';
import './base.css';
import '../shared/shared-styles.ts';
// Most pages have cards: in a file of its own it would be one more request of each navigation.
import '../shared/cover/cover.tsx';
import { createRoutes } from './routes.tsx';

const app: RemoteApp = { createRoutes };

export default app;
