// The service worker, and the newer page that it may have fetched: it is offered, and taken when the reader says so.

class Newer {
  /** Whether a newer page is ready. */
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  async start(): Promise<void> {
    const registration = await navigator.serviceWorker.register('./sw.js');
    this.#registration = registration;
    this.#look(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => this.#look(registration.waiting));
    });
  }

  /** Ask whether there is a newer page. */
  check(): void {
    void this.#registration?.update().catch(() => undefined);
  }

  /** Change over to the newer page. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    this.#registration?.waiting?.postMessage('take over');
  }

  /** On the very first visit there is nothing to be newer than. */
  #look(waiting: ServiceWorker | null): void {
    this.ready = waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const newer = new Newer();
