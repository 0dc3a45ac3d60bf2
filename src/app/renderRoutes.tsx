import type { ReactNode } from 'react';
import { Route, Switch } from 'react-router-dom';
import type all from '@generated/routes';

/**
 * Shows the route that fits the address. In the place of the framework's, for which `/docs/classes/manager` is
 * `/docs/classes/Manager`: for hosts it is not, and the application should know no page that they do not.
 */
export default function renderRoutes(routes: typeof all): ReactNode {
  const elements = routes.map((route) => {
    const { path, exact, component: Component } = route;
    return (
      <Route
        key={path}
        path={path}
        exact={exact}
        sensitive
        render={(props) => <Component {...props} route={route} />}
      />
    );
  });
  return <Switch>{elements}</Switch>;
}
