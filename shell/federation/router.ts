/**
 * The module that the host shares as `react-router-dom`: the library's own code under its own names. A shared module
 * cannot be tree-shaken: it keeps everything that it exports, and the whole of the router weighs 39 KB more. Add a
 * name here before a remote imports it.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  createSearchParams,
  generatePath,
  matchPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
