import type { Cut } from './cut';

/** What the router says to who writes routes wrongly, which a build for shoppers never does; it still throws. */
const advice = [
  '`Absolute route path "',
  '`Index routes must not have child routes.',
  '`useHref() may be used only',
  '`useLocation() may be used only',
  '`useNavigate() may be used only',
  '`useRoutes() may be used only',
  '`When overriding the location',
  '`Could not find a matching route for errors',
  '`<Navigate> may be used only',
  '`<Navigate> must not be used',
  '`A <Route> is only ever to be used',
  '`You cannot render a <Router> inside',
  '`[${typeof element.type === "string"',
  '"An index route cannot have child routes."',
];

/** Sentences of the router: for the file of `react-router/dist/production` that holds the hooks. */
export const routerCuts: readonly Cut[] = [
  ...advice.map((starts) => ({ starts, becomes: '""' })),
  { starts: 'return `Cannot include a ', becomes: 'return "";' },
  { starts: 'var navigateEffectWarning = ', becomes: 'var navigateEffectWarning = "";' },
];
