/**
 * The part of react-router-dom that we use, shared as one singleton. Nobody imports the router directly:
 * sharing it whole would ship 53 kB instead of 28.
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
