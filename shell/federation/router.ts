/**
 * The module that the host shares as `react-router-dom` and `react-router`: a subset of the library's exports. A shared module
 * cannot be tree-shaken, and the whole library is 39 KB larger. Add a name here before a remote imports it.
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
