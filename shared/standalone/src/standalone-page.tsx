import { ShopStoreProvider, toggleCart, toggleWishlist } from '@shop/store';
import { useSyncExternalStore } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { ExposedModule, type StandaloneRemote } from './exposed-module';
import styles from './standalone-page.module.css';

/** Path of a module without a route, such as a panel or a section of the home page. */
const addressOf = (module: string) => `/module/${module}`;

function ModuleList({ descriptor }: Pick<StandaloneRemote, 'descriptor'>) {
  return (
    <ul className={styles.modules}>
      {descriptor.exposes.map((module) => (
        <li key={module}>
          <Link to={addressOf(module)}>{module}</Link>
          {descriptor.routes
            .filter((route) => route.module === module)
            .map(({ path }) => (
              <span key={path} className={styles.route}>
                {path.includes(':') ? path : <Link to={path}>{path}</Link>}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** One remote without the shell: a list of its exposed modules, and each module at its path and its routes. */
export function StandalonePage({ descriptor, load, store, notices }: StandaloneRemote) {
  const messages = useSyncExternalStore(notices.subscribe, notices.list, notices.list);
  return (
    <ShopStoreProvider store={store}>
      <header className={styles.bar}>
        <h2 className={styles.name}>{`${descriptor.name}, on its own`}</h2>
        <nav aria-label="Standalone" className={styles.actions}>
          <Link to="/">Modules</Link>
          <button type="button" onClick={() => store.dispatch(toggleCart())}>
            Cart panel
          </button>
          <button type="button" onClick={() => store.dispatch(toggleWishlist())}>
            Wishlist panel
          </button>
        </nav>
      </header>
      <div role="status" className={styles.notices}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <main>
        <Routes>
          <Route path="/" element={<ModuleList descriptor={descriptor} />} />
          {descriptor.exposes.map((module) => (
            <Route
              key={module}
              path={addressOf(module)}
              element={<ExposedModule key={module} module={module} load={load} />}
            />
          ))}
          {descriptor.routes.map(({ path, module }) => (
            <Route
              key={path}
              path={path}
              element={<ExposedModule key={path} module={module} load={load} />}
            />
          ))}
          <Route
            path="*"
            element={
              <p className={styles.elsewhere}>
                Another remote serves this URL. <Link to="/">Back to the modules</Link>
              </p>
            }
          />
        </Routes>
      </main>
    </ShopStoreProvider>
  );
}
