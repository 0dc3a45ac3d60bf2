/** As much of a worker's events as is used: the types of workers and those of pages cannot be in one program. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** What a service worker finds around itself; `build` is written above it when the site is built. */
export interface WorkerScope {
  build: string;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void;
}
