import { matchPath as matchAnyCase, type RouteProps } from 'react-router-dom';

export { Redirect, useHistory, useLocation } from 'react-router-dom';

/** What of a path fits a route, or null; the case of letters counts, as it does in `renderRoutes`. */
export const matchPath = (pathname: string, route: RouteProps) => matchAnyCase(pathname, { ...route, sensitive: true });
