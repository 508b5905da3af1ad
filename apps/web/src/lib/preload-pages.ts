/**
 * Loads the routes of the other pages once the landing page is there, which the program begins without: the way to them
 * is as short as from any page.
 */
export function preloadPages(): () => void {
  const load = () => {
    import('./page-routes.ts').catch(() => {
      // Whoever opens another page loads it again.
    });
  };
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
  return () => removeEventListener('load', load);
}
