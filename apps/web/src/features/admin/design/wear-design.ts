const MARK = 'link[rel="stylesheet"][href^="/design/"]';

/** Gives the page that is open the style sheet of what was just published; others get it when they are opened. */
export function wearDesign(path: string | null): void {
  const before = document.head.querySelectorAll(MARK);
  const leave = () => {
    for (const link of before) link.remove();
  };
  if (path === null) {
    leave();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  // The one before stays until it is there: nothing is seen without either.
  link.addEventListener('load', leave);
  document.head.append(link);
}
