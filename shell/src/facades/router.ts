/**
 * What the shop uses of the router. The host provides this file as `react-router-dom`: a provided package is kept
 * whole, and the whole one is several times the size. Add a name here before a remote imports it.
 */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './link';
