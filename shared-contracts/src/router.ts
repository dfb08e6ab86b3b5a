/**
 * The part of react-router-dom that we use, shared as one singleton. Nobody imports the router directly:
 * sharing it whole would ship 53 kB instead of 28.
 */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavigationType,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject, StaticHandlerContext } from 'react-router-dom';
