/**
 * Router API for server rendering. It is separate from `router`, because every page bundles all of that module.
 * @packageDocumentation
 */
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  UNSAFE_NavigationContext,
} from 'react-router-dom';
export type { StaticHandlerContext } from 'react-router-dom';
