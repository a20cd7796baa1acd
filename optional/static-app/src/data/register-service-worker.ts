/** Has the browser keep the page's own files, so that it opens without a network; browsers do so over TLS alone. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('./sw.js');
  } catch {
    // The page works as well without; it then needs the network.
  }
}
