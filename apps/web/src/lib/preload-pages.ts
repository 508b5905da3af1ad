/** Loads the routes of all other pages after the landing page, so a click there waits for no extra request. */
export function preloadPages(): () => void {
  const load = () => {
    import('./page-routes.ts').catch(() => {
      // Opening another page loads it again.
    });
  };
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
  return () => removeEventListener('load', load);
}
