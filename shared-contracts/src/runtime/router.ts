/**
 * Subset of react-router-dom that is shared as one singleton. Modules import the router only from here: sharing the
 * whole package would ship 53 kB instead of 28 kB.
 * @packageDocumentation
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  NavigationType,
  Outlet,
  redirect,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
